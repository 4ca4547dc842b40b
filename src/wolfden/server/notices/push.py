"""Web Push: what browsers receive while no page of ours is open. Encrypted for the browser alone,
and signed, so that push services know whom it comes from."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from time import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from ...storage import Engine
from ...storage.notices import key_of_house
from ...texts import translate
from .letters import Letter
from .refusals import BadNotice

VAPID: Final = "vapid"
LASTS: Final = 3 * 24 * 3600
"""Seconds for which a push service keeps what it cannot deliver yet."""
HALF_A_DAY: Final = 12 * 3600
POINT: Final = 65
SECRET: Final = 16


class PushKeys(msgspec.Struct, frozen=True):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """As browsers write it down; they may say more."""

    endpoint: str
    keys: PushKeys


def check_keys(subscription: Subscription) -> None:
    """Raises BadNotice unless something can be encrypted for it."""
    try:
        point, secret = _bytes(subscription.keys.p256dh), _bytes(subscription.keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadNotice("keys") from None
    if len(point) != POINT or len(secret) != SECRET:
        raise BadNotice("keys")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Push:
    def __init__(self, key: str, contact: str) -> None:
        """`key`: the private one, as PEM; `contact`: whom a push service can complain to."""
        self._vapid = Vapid02.from_pem(key.encode())
        self._contact = contact
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = urlsafe_b64encode(point).rstrip(b"=").decode()

    def request_of(self, letter: Letter) -> tuple[str, Mapping[str, str], bytes]:
        whom = msgspec.json.decode(letter.notice.address, type=Subscription)
        parts = urlsplit(whom.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": int(time()) + HALF_A_DAY,
        }
        headers: dict[str, str] = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": letter.topic,
            "Urgency": "normal",
        }
        sealed = WebPusher(msgspec.to_builtins(whom)).encode(msgspec.json.encode(_told(letter)))
        return whom.endpoint, headers, bytes(sealed["body"])


def _told(letter: Letter) -> dict[str, Any]:
    """Links without their site: the browser knows it."""
    site = len(letter.notice.settings.site)
    return {
        "title": letter.title,
        "body": letter.body,
        "url": letter.link[site:],
        "key": letter.key,
        "stop": translate(letter.notice.settings.lang, "notice-stop"),
        "lang": letter.notice.settings.lang,
        "tag": letter.topic,
    }


async def push_of(engine: Engine, contact: str) -> Push:
    fresh = Vapid02()
    fresh.generate_keys()
    pem = fresh.private_pem().decode()
    key = await engine.write(lambda connection: key_of_house(connection, VAPID, pem))
    return Push(key, contact)
