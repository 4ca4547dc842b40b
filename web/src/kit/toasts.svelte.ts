/** Short messages under the page's head; they go by themselves. */

interface Toast {
  id: number;
  kind: "note" | "warning";
  text: string;
}

const LASTS = 6000;

class Toasts {
  all = $state.raw<Toast[]>([]);
  #next = 0;

  note(text: string): void {
    this.#add("note", text);
  }

  warn(text: string): void {
    this.#add("warning", text);
  }

  dismiss(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  #add(kind: Toast["kind"], text: string): void {
    const id = this.#next++;
    // The same sentence twice is one message, shown anew.
    this.all = [...this.all.filter((toast) => toast.text !== text), { id, kind, text }].slice(-3);
    setTimeout(() => this.dismiss(id), LASTS);
  }
}

export const toasts = new Toasts();
