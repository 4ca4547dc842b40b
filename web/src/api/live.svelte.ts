/** A match that stays up to date: the socket half of the protocol, with reconnecting. */
import { i18n, onLanguage, t } from "../i18n/index.svelte";
import { api } from "./http";
import { Line, type OpenSocket } from "./line";
import { gameMoves, type People, type TableEvent, tableEvents } from "./people";
import { TableTalk, type Saying } from "./talk.svelte";
import { acceptSeat, loseSeat, offeredSeat, peopleHere, refuseSeat, tokenOf } from "./tokens";
import { CodedError } from "./types";
import { forgetWaiting, keepWaiting, keptWaiting } from "./waiting";
import type { Action, BotTurn, FromServer, Hint, LoggedMove, Snapshot, WhyNot } from "./types";

type Listener = (before: Snapshot, after: Snapshot, moves: LoggedMove[]) => void;

interface Wishes {
  /** Tells the person what was refused. */
  warn: (message: string) => void;
  /** The seat that the address offered is none. */
  refused?: () => void;
  /** Only to be seen, whatever seat this device holds. */
  watch?: boolean;
  open?: OpenSocket;
}

interface Pending {
  message: { type: string; decision?: number; action?: string; kind?: string; body?: string };
  /** Moves made when it was asked. */
  number: number;
  seat: number | null;
  resolve: (answer: unknown) => void;
  reject: (error: CodedError) => void;
  takes: ((seconds: number) => void) | undefined;
}

/** Why a hint that was asked for is no longer of use. */
const MOVED_ON = new Set(["stale-decision", "not-your-turn", "match-over"]);

/** There is nothing to be seen, and no use in trying again. */
const NOTHING_TO_SEE = new Set(["unknown-match", "watching-off", "banned"]);

export class LiveMatch {
  readonly match: string;
  /** Only to be seen, whatever seats this device holds. */
  readonly watch: boolean;
  /** The newest snapshot; its own `log` may be only the newest part: see `log`. */
  snapshot = $state.raw<Snapshot>();
  /** All moves of the game so far, oldest first. */
  log = $state.raw<LoggedMove[]>([]);
  people = $state.raw<People>();
  readonly talk = new TableTalk();
  /** The bots that search now, and since when by this page's clock. */
  bots = $state.raw<readonly BotTurn[]>([]);
  connection = $state<"connecting" | "live" | "lost">("connecting");
  /** Why there is nothing to show and no use in trying again, such as an unknown match. */
  failure = $state.raw<CodedError>();

  /** I give my seat up myself, and need not be told that it is gone. */
  leaving = false;

  #line: Line;
  /** The server has refused the seat that I held. */
  #bereft = false;
  /** Whether what was said before the hello is still to be told. */
  #newcomer = true;
  #warn: (message: string) => void;
  #tableListeners = new Set<(event: TableEvent) => void>();
  #seatRefused: () => void;
  /** The server's time less that of this page. */
  #ahead = 0;
  #listeners = new Set<Listener>();
  #pending = new Map<string, Pending>();
  #refs = 0;
  #forgetLanguage: () => void;

  constructor(match: string, { warn, refused, watch = false, open }: Wishes) {
    this.match = match;
    this.watch = watch;
    this.#warn = warn;
    this.#seatRefused = refused ?? (() => undefined);
    this.#line = new Line(`/api/matches/${encodeURIComponent(match)}/socket`, {
      open,
      onOpen: () => this.#hello(),
      onMessage: (message) => this.#receive(message),
      onLost: () => void this.#lost(),
    });
    this.#forgetLanguage = onLanguage((lang) => this.#line.send({ type: "lang", lang }));
    this.#restore();
    this.#line.connect();
  }

  /** Answer the present decision. Rejects with a coded error, of which the person is told too. */
  async act(action: Action): Promise<void> {
    const decision = this.snapshot?.decision ?? null;
    if (decision === null) return;
    await this.#request({ type: "act", decision, action: action.text });
  }

  /** The rule that forbids an action, as a sentence. */
  async why(text: string): Promise<WhyNot> {
    return (await this.#request({ type: "why", action: text })) as WhyNot;
  }

  /** Advice for my present decision; undefined where the table has moved on meanwhile. `takes` is
   *  told how many seconds it may take, unless it is there already. */
  async hint(takes?: (seconds: number) => void): Promise<Hint | undefined> {
    const decision = this.snapshot?.decision ?? null;
    if (decision === null) return undefined;
    const answer = await this.#request({ type: "hint", decision }, takes);
    return (answer as { hint: Hint } | undefined)?.hint;
  }

  /** Whether several people look at this one device. */
  get shared(): boolean {
    return peopleHere(this.match).length > 1;
  }

  /** Say something at the table. Rejects with a coded error, of which the person is told too. */
  async say(kind: Saying["kind"], body: string): Promise<void> {
    const said = this.#request({ type: "say", kind, body });
    if (this.connection !== "live") this.#unsaid();
    await said;
  }

  /** The server's time, in milliseconds since 1970. */
  now(): number {
    return performance.now() + this.#ahead;
  }

  /** Call back for every update, with its new moves, so that the table can play them. */
  onUpdate(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Call back for what happens at the table beside the game. */
  onTableEvent(listener: (event: TableEvent) => void): () => void {
    this.#tableListeners.add(listener);
    return () => this.#tableListeners.delete(listener);
  }

  /** Ask for a whole snapshot. */
  resync(): void {
    this.#line.send({ type: "resync" });
  }

  /** Say hello again, for instance with a token that was just won by joining. */
  reconnect(): void {
    this.failure = undefined;
    this.#line.reconnect();
  }

  close(): void {
    this.#forgetLanguage();
    this.#line.close();
    this.#listeners.clear();
    this.#tableListeners.clear();
  }

  #hello(): void {
    this.#newcomer = true;
    const token = this.#token();
    const here = this.watch ? [] : peopleHere(this.match);
    const beside = here.flatMap((person) => (person.token === token ? [] : [person.token]));
    // Whoever waits may have changed places meanwhile: then all of it is told anew.
    const talk = this.snapshot?.phase === "waiting" ? 0 : this.talk.last;
    this.#line.send({
      type: "hello",
      token,
      lang: i18n.lang,
      talk,
      ...(beside.length > 0 && { beside }),
    });
  }

  /** A seat that the address offers is tried first; the one we hold stays until it is accepted. */
  #token(): string | null {
    return this.watch ? null : (offeredSeat(this.match) ?? tokenOf(this.match));
  }

  #request(message: Pending["message"], takes?: (seconds: number) => void): Promise<unknown> {
    const ref = `r${++this.#refs}`;
    return new Promise((resolve, reject) => {
      const { number = 0, you: seat = null } = this.snapshot ?? {};
      this.#pending.set(ref, { message, number, seat, resolve, reject, takes });
      // Not connected now: it goes out after the next hello, if the decision still stands.
      if (this.connection === "live") this.#line.send({ ...message, ref });
      else this.#keep();
    });
  }

  /** A choice that waits for the line outlives the page. */
  #keep(): void {
    for (const { message, number, seat } of this.#pending.values())
      if (message.type === "act" && message.decision !== undefined)
        keepWaiting(this.match, {
          decision: message.decision,
          action: message.action ?? "",
          number,
          seat,
        });
  }

  #restore(): void {
    const kept = keptWaiting(this.match);
    if (!kept) return;
    const { decision, action, number, seat } = kept;
    const nobody = (): void => undefined;
    this.#pending.set("kept", {
      message: { type: "act", decision, action },
      number,
      seat,
      resolve: nobody,
      reject: nobody,
      takes: undefined,
    });
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        return this.#whole(message.snapshot);
      case "update":
        return this.#update(message.snapshot);
      case "bots":
        this.bots = message.turns.map((turn) => ({
          ...turn,
          since: performance.now() - (message.now - turn.since),
        }));
        return;
      case "people":
        this.#ahead = message.people.now - performance.now();
        this.people = message.people;
        return;
      case "talk":
        this.talk.receive(message.talk, this.#newcomer);
        this.#newcomer = false;
        return;
      case "ack":
      case "why":
      case "hint":
        return this.#settle(message.ref, (pending) => pending.resolve(message));
      case "thinking":
        return this.#pending.get(message.ref)?.takes?.(message.seconds);
      case "error":
        return this.#refused(new CodedError(message), message.ref);
    }
  }

  #whole(snapshot: Snapshot): void {
    const fresh = this.connection !== "live";
    this.connection = "live";
    this.failure = undefined;
    this.#line.settled();
    acceptSeat(this.match, snapshot.game);
    if (this.#bereft && !this.leaving)
      this.#warn(t("seat-lost", { now: snapshot.you === null ? snapshot.phase : "shared" }));
    this.#bereft = false;
    const known = this.snapshot?.number ?? 0;
    this.#show(
      snapshot,
      snapshot.log,
      snapshot.log.filter((move) => move.number > known),
    );
    if (fresh) this.#sendAgain(snapshot.log);
  }

  #update(snapshot: Snapshot): void {
    const known = this.snapshot?.number;
    if (known === undefined) return this.resync();
    if (snapshot.number < known) return;
    const moves = snapshot.log.filter((move) => move.number > known);
    if (moves.length < snapshot.number - known) return this.resync();
    this.#show(snapshot, [...this.log, ...moves], moves);
  }

  #show(snapshot: Snapshot, log: LoggedMove[], moves: LoggedMove[]): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    this.log = gameMoves(log);
    if (!before) return;
    for (const event of tableEvents(moves))
      for (const listener of this.#tableListeners) listener(event);
    for (const listener of this.#listeners) listener(before, snapshot, gameMoves(moves));
  }

  /** After a lost connection: an act shows in the snapshot, is sent again, or came too late. */
  #sendAgain(moves: readonly LoggedMove[]): void {
    for (const [ref, pending] of this.#pending) {
      const { decision, type } = pending.message;
      const mine = pending.seat === this.snapshot?.you;
      if (decision === undefined || (mine && decision === this.snapshot?.decision))
        this.#line.send({ ...pending.message, ref });
      else if (type !== "act" || this.#arrived(moves, pending.number))
        this.#settle(ref, () => pending.resolve(undefined));
      else this.#tooLate(ref);
    }
  }

  /** What was said into a lost line may have been heard: saying it again is up to the person. */
  #unsaid(): void {
    for (const [ref, { message }] of this.#pending)
      if (message.type === "say")
        this.#refused(new CodedError({ code: "offline", message: t("server-away") }), ref);
  }

  /** Whether my seat has answered since: what I sent did arrive, only its receipt was lost. */
  #arrived(moves: readonly LoggedMove[], since: number): boolean {
    const mine = moves.find(({ number, seat }) => number > since && seat === this.snapshot?.you);
    return mine !== undefined && tableEvents([mine]).length === 0;
  }

  #tooLate(ref: string): void {
    const { you = null, seats = [], phase } = this.snapshot ?? {};
    const bot = you !== null && seats[you]?.stand_in;
    const message = t("choice-lost", { why: phase === "over" ? "over" : bot ? "bot" : "moved" });
    this.#refused(new CodedError({ code: "too-late", message }), ref);
  }

  #settle(ref: string, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(ref);
    this.#pending.delete(ref);
    if (pending?.message.type === "act") forgetWaiting(this.match);
    if (pending) how(pending);
  }

  #refused(error: CodedError, ref: string | null): void {
    if (ref !== null) {
      // Whoever decided without waiting for a hint needs none any more.
      if (this.#pending.get(ref)?.message.type === "hint" && MOVED_ON.has(error.code))
        return this.#settle(ref, (pending) => pending.resolve(undefined));
      if (error.code === "stale-decision") this.resync();
      this.#warn(error.message);
      this.#settle(ref, (pending) => pending.reject(error));
    } else if (error.code === "not-your-seat") {
      if (refuseSeat(this.match)) this.#seatRefused();
      else {
        this.#bereft = true;
        loseSeat(this.match);
      }
      this.#line.reconnect();
    } else if (NOTHING_TO_SEE.has(error.code)) this.#giveUp(error);
    else this.#warn(error.message);
  }

  #giveUp(error: CodedError): void {
    this.failure = error;
    this.#line.close();
  }

  async #lost(): Promise<void> {
    const first = this.snapshot === undefined;
    this.connection = "lost";
    this.#unsaid();
    this.#keep();
    if (!first) return;
    // A refused socket tells a browser nothing; HTTP tells an unknown match from a server away.
    const error: unknown = await api.snapshot(this.match).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error instanceof CodedError && NOTHING_TO_SEE.has(error.code)) this.#giveUp(error);
  }
}
