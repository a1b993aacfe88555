import { once } from "node:events";
import { connect } from "node:net";

export interface Crowd {
  /** How the first of them was answered. */
  first: Promise<number>;
  /** All answers, in the order they were asked for. */
  all: Promise<Answer[]>;
}

export interface Answer {
  status: number;
  retryAfter: string | undefined;
}

/** Further than the list goes, which no process keeps: each visitor's page is rendered. */
const UNKEPT = "/products?pages=51";

/** Many visitors at once over one connection, so that the asking costs nothing beside the answering. */
export async function aCrowd(shopUrl: string, count: number): Promise<Crowd> {
  const { hostname, port, host } = new URL(shopUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const first = Promise.withResolvers<number>();
  const all = Promise.withResolvers<Answer[]>();
  const answers: Answer[] = [];
  let unread = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    unread += chunk;
    const end = unread.lastIndexOf("\r\n\r\n");
    if (end < 0) return;
    answers.push(...answersIn(unread.slice(0, end)));
    unread = unread.slice(end);
    if (answers[0]) first.resolve(answers[0].status);
    if (answers.length < count) return;
    all.resolve(answers);
    socket.destroy();
  });
  socket.once("error", all.reject);
  socket.write(`GET ${UNKEPT} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\n\r\n`.repeat(count));
  return { first: first.promise, all: all.promise };
}

const answersIn = (heard: string): Answer[] =>
  heard.split(/(?=HTTP\/1\.1 \d{3} )/).flatMap((answer) => {
    const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
    const retryAfter = /^retry-after: (.*)$/im.exec(answer.split("\r\n\r\n")[0] ?? "")?.[1]?.trim();
    return status ? [{ status: Number(status), retryAfter }] : [];
  });
