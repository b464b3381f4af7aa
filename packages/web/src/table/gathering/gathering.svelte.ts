import type { ChangeSeat, ChangeTable, ClientMessage, Person, TableInfo } from '@ennead/wire';
import { settings } from '../../settings.ts';
import { ask, enter, leaveTable } from '../remote/api.ts';
import { tableChat } from '../remote/chat.ts';
import { openSocket } from '../remote/socket.ts';
import type { Answer, Chat } from '../source.ts';

/** A table before its start as the server tells of it: who sits where, who is ready, what is said. */
export class Gathering {
  info: TableInfo = $state.raw() as TableInfo;
  person: Person | null = $state.raw(null);
  readonly chat: Chat;
  readonly #socket;
  readonly #asked = new Map<string, (answer: Answer) => void>();
  #calls = 0;
  /** Resolves when the server listens to whom one is now. */
  #listening: Promise<void> = Promise.resolve();
  #heard: () => void = () => {};

  constructor(first: TableInfo) {
    this.info = first;
    const chat = tableChat(
      first.id,
      {
        say: (text) => this.#speak((id) => ({ type: 'chat', id, table: first.id, text })),
        react: (reaction) => this.#speak((id) => ({ type: 'react', id, table: first.id, reaction })),
      },
      (id) => id === this.person?.id,
    );
    this.chat = chat;
    this.#socket = openSocket({
      onMessage: (message) => {
        if (message.type === 'hello') {
          this.person = message.person;
          this.#heard();
          // Before the start nobody sees more than others; whoever is sent away goes on hearing.
          this.#socket.send({ type: 'watch', table: first.id, seat: null });
          void chat.catchUp();
        } else if (message.type === 'table' && message.table.id === first.id) this.info = message.table;
        else if (message.type === 'said') chat.receive(message.line);
        else if (message.type === 'done') this.#resolve(message.id, { ok: true, value: null });
        else if (message.type === 'refused' && message.id !== null)
          this.#resolve(message.id, {
            ok: false,
            problem: { code: message.code, message: message.message },
          });
      },
      onLost: () => {
        for (const id of this.#asked.keys())
          this.#resolve(id, { ok: false, problem: { code: 'offline', message: '' } });
      },
    });
  }

  close(): void {
    this.#socket.close();
  }

  get isHost(): boolean {
    return this.person !== null && this.info.host?.id === this.person.id;
  }

  get isSeated(): boolean {
    return this.info.seats.some((seat) => seat.person !== null && seat.person.id === this.person?.id);
  }

  /** Sits down under a name; whoever has none yet gets this one. */
  async sit(name: string, seat: number): Promise<Answer> {
    const known = await this.#enter(name);
    if (!known.ok) return known;
    const from = this.info.seats.findIndex(({ person }) => person !== null && person.id === this.person?.id);
    return this.#post('join', { seat, ...(from >= 0 && { from }) });
  }

  leave(): Promise<Answer> {
    return this.#take(leaveTable(this.info.id));
  }

  setReady(ready: boolean): Promise<Answer> {
    return this.#post('ready', { ready });
  }

  changeSeat(change: ChangeSeat): Promise<Answer> {
    return this.#post('seat', change);
  }

  /** Chooses for a seat what it may choose for itself. */
  choose(seat: number, choice: string): Promise<Answer> {
    return this.#post('choose', { seat, choice });
  }

  change(change: ChangeTable): Promise<Answer> {
    return this.#post('change', change);
  }

  #post(what: string, body: object): Promise<Answer> {
    return this.#take(ask<TableInfo>('POST', `/tables/${this.info.id}/${what}`, body));
  }

  async #take(asked: ReturnType<typeof leaveTable>): Promise<Answer> {
    const answer = await asked;
    if (!answer.ok) return answer;
    this.info = answer.value;
    return { ok: true, value: null };
  }

  async #enter(name: string): Promise<Answer> {
    if (this.person !== null) return { ok: true, value: null };
    const known = await enter(name);
    if (!known.ok) return known;
    this.person = known.value.person;
    ({ promise: this.#listening, resolve: this.#heard } = Promise.withResolvers<void>());
    this.#socket.reconnect();
    return { ok: true, value: null };
  }

  async #speak(make: (id: string) => ClientMessage): Promise<Answer> {
    const { name } = settings();
    if (this.person === null && name === '') return { ok: false, problem: { code: 'nameless', message: '' } };
    const known = await this.#enter(name);
    if (!known.ok) return known;
    await this.#listening;
    this.#calls += 1;
    const id = `say-${this.#calls}`;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#asked.set(id, resolve);
    if (!this.#socket.send(make(id)))
      this.#resolve(id, { ok: false, problem: { code: 'offline', message: '' } });
    return promise;
  }

  #resolve(id: string, answer: Answer): void {
    this.#asked.get(id)?.(answer);
    this.#asked.delete(id);
  }
}
