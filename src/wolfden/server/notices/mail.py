"""E-mail, handed to the server that the host has named."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import urlsplit

from ...texts import translate
from ..settings import Settings
from .letters import Letter
from .refusals import BadNotice, NoticeFailed

LONGEST: Final = 254
LASTING: Final = range(500, 600)


def check_mail(address: str) -> str:
    """An address as it is written, one and no more; whether there is one shows later."""
    name, at, domain = address.strip().rpartition("@")
    plain = address.isascii() and address.isprintable() and not set(address) & set(' ,;<>()[]"\\')
    if not (at and name and "." in domain and plain and len(address) <= LONGEST):
        raise BadNotice("mail")
    return f"{name}@{domain.lower()}"


def sender_of(settings: Settings) -> str:
    return settings.smtp_sender or f"wolfden@{urlsplit(settings.site).hostname}"


class Mail:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def send(self, letter: Letter) -> None:
        """Raises NoticeFailed. Takes its time: not on the event loop."""
        try:
            with self._connected() as server:
                if self._settings.smtp_user:
                    server.login(self._settings.smtp_user, self._settings.smtp_password)
                server.send_message(self.message_of(letter))
        except smtplib.SMTPRecipientsRefused as refusal:
            codes = [code for code, _ in refusal.recipients.values()]
            lasting = all(code in LASTING for code in codes)
            raise NoticeFailed("the address was refused", lasting, gone=lasting) from None
        except (OSError, smtplib.SMTPException) as error:
            raise NoticeFailed(f"the mail server failed: {type(error).__name__}") from None

    def message_of(self, letter: Letter) -> EmailMessage:
        sender = sender_of(self._settings)
        message = EmailMessage()
        message["From"], message["To"] = f"Wolfden <{sender}>", letter.notice.address
        message["Subject"] = letter.title
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        one_click = f"{letter.notice.settings.site}/api/told/{letter.key}/stop"
        message["List-Unsubscribe"] = f"<{one_click}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        stop = translate(letter.notice.settings.lang, "notice-stop")
        message.set_content(f"{letter.body}\n\n{letter.link}\n\n-- \n{stop}: {letter.stop}\n")
        return message

    def _connected(self) -> smtplib.SMTP:
        chosen = self._settings
        place, patience = (chosen.smtp_host, chosen.smtp_port), chosen.notice_patience
        if chosen.smtp_tls == "tls":
            return smtplib.SMTP_SSL(*place, timeout=patience, context=ssl.create_default_context())
        server = smtplib.SMTP(*place, timeout=patience)
        if chosen.smtp_tls == "starttls":
            server.starttls(context=ssl.create_default_context())
        return server
