/** One socket that mends itself: back-off with jitter, keep-alive, awake with the page. */
import { to } from "../root";
import type { FromServer } from "./types";

export type OpenSocket = (address: string) => WebSocket;

interface Handlers {
  open?: OpenSocket;
  onOpen: () => void;
  onMessage: (message: FromServer) => void;
  onLost: () => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

const openSocket: OpenSocket = (address) => new WebSocket(address);

export class Line {
  #path: string;
  #handlers: Handlers;
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;

  constructor(path: string, handlers: Handlers) {
    this.#path = path;
    this.#handlers = handlers;
  }

  connect(): void {
    clearTimeout(this.#retry);
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const open = this.#handlers.open ?? openSocket;
    const socket = open(`${scheme}//${location.host}${to(this.#path)}`);
    this.#socket = socket;
    socket.onopen = () => this.#handlers.onOpen();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#keepAlive();
      this.#handlers.onMessage(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => this.#lost();
  }

  /** True if it went out; a message for a lost line is dropped. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** All is well: the next loss is retried quickly again. */
  settled(): void {
    this.#tries = 0;
  }

  reconnect(): void {
    this.#closed = false;
    this.#drop();
    this.connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(): void {
    clearTimeout(this.#ping);
    this.#socket = null;
    if (this.#closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
    this.#handlers.onLost();
  }

  #keepAlive(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#probe(PONG_WITHIN), PING_EVERY);
  }

  /** Ask for a sign of life; any message within the time is one. */
  #probe(within: number): void {
    if (!this.send({ type: "ping" })) return;
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.#drop();
      this.#lost();
    }, within);
  }

  #wake = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket) this.#probe(4_000);
    else this.connect();
  };
}
