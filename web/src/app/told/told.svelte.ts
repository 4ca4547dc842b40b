/** How this person is told at one table: what there is, and how it changes. */
import { api } from "../../api/http";
import type { CodedError, Schemas } from "../../api/types";
import { i18n, t } from "../../i18n/index.svelte";
import { toasts } from "../../kit/toasts.svelte";
import { isDenied, ownEndpoint, type PushTrouble, subscribe } from "./push";
import { type Notice, type Quiet, remember, remembered } from "./remembered";

type Wish = Schemas["NoticeWish"];

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export class Telling {
  readonly match: string;
  offer = $state.raw<Schemas["NoticeOffer"] | null>(null);
  notices = $state.raw<Notice[]>([]);
  quiet = $state.raw<Quiet | null>(null);
  trouble = $state<PushTrouble | null>(isDenied() ? "denied" : null);
  busy = $state(false);
  /** What the last table had and this one lacks. */
  before = $state.raw(remembered());
  #endpoint = $state<string | null>(null);

  constructor(match: string) {
    this.match = match;
  }

  async load(): Promise<void> {
    [this.offer, this.notices, this.#endpoint] = await Promise.all([
      api.noticeOffer(),
      api.notices(this.match),
      ownEndpoint(),
    ]);
    this.quiet =
      this.notices.length > 0 ? (this.notices[0]?.quiet ?? null) : (this.before.quiet ?? null);
  }

  offers(kind: Notice["kind"]): boolean {
    return this.offer?.kinds.includes(kind) ?? false;
  }

  /** The notice of this very browser. */
  get own(): Notice | undefined {
    return this.notices.find(({ kind, address }) => kind === "push" && address === this.#endpoint);
  }

  get canRepeat(): boolean {
    const { push, others } = this.before;
    const wanted = (push && this.offers("push")) || others?.some(({ kind }) => this.offers(kind));
    return this.notices.length === 0 && wanted === true;
  }

  add(wish: Pick<Wish, "kind" | "address"> & Partial<Wish>): Promise<boolean> {
    return this.#run(async () => {
      const usual = { format: "json", proof: "", lang: i18n.lang, quiet: this.quiet } as const;
      await api.tellMe(this.match, { ...usual, ...wish });
      toasts.note(t("told-added"));
    });
  }

  /** Asks the browser for permission, and only now. */
  async switchPush(on: boolean): Promise<void> {
    if (!on) {
      if (this.own) await this.remove(this.own);
      return;
    }
    const made = await subscribe(this.offer?.push_key ?? "");
    this.trouble = typeof made === "string" ? made : null;
    if (typeof made === "string") return;
    this.#endpoint = made.address;
    await this.add({ kind: "push", ...made });
  }

  async repeat(): Promise<void> {
    const { push, others = [] } = this.before;
    if (push && this.offers("push")) await this.switchPush(true);
    for (const wish of others) if (this.offers(wish.kind)) await this.add(wish);
  }

  remove({ id }: Notice): Promise<boolean> {
    return this.#run(async () => {
      await api.tellMeNoMore(this.match, id);
      toasts.note(t("told-removed"));
    });
  }

  tryOut({ id }: Notice): Promise<boolean> {
    return this.#run(async () => {
      await api.tryNotice(this.match, id);
      toasts.note(t("told-tested"));
    });
  }

  /** For all at once: a person sleeps on every device. */
  rest(quiet: Quiet | null): Promise<boolean> {
    this.quiet = quiet;
    return this.#run(async () => {
      for (const { id } of this.notices)
        await api.changeNotice(this.match, id, { lang: i18n.lang, quiet });
    });
  }

  async #run(deed: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await deed();
      this.notices = await api.notices(this.match);
      remember(this.notices, this.quiet);
      return true;
    } catch (error) {
      toasts.warn((error as CodedError).message);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
