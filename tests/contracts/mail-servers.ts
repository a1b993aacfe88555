import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  url: string;
  /** What arrived, as it came over the line. */
  emails: string[];
  close(): Promise<void>;
}

interface FullMailServer extends MailServer {
  /** How often somebody connected. */
  conversations(): number;
  /** Takes emails from now on without a word, until `answerAgain`. */
  fallSilent(): void;
  answerAgain(): void;
  /** How many emails it took without a word. */
  unanswered(): number;
}

/** The code it answers with at a point of the conversation, instead of taking the email. */
interface Refusing {
  sender?: number;
  recipient?: number;
  email?: number;
  password?: number;
}

/** A real mail server that keeps its emails. */
export async function aMailServer(refusing: Refusing = {}): Promise<FullMailServer> {
  const emails: string[] = [];
  let conversations = 0;
  let isSilent = false;
  let unsaid: (() => void)[] = [];
  const answer = (code: number | undefined) =>
    code === undefined ? null : Object.assign(new Error("Not now"), { responseCode: code });
  const server = new SMTPServer({
    logger: false,
    allowInsecureAuth: true,
    authOptional: refusing.password === undefined,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => {
      conversations += 1;
      done();
    },
    onAuth: (_auth, _session, done) => done(answer(refusing.password), { user: "shop" }),
    onMailFrom: (_address, _session, done) => done(answer(refusing.sender)),
    onRcptTo: (_address, _session, done) => done(answer(refusing.recipient)),
    onData: (stream, _session, done) => {
      let email = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => {
        email += chunk;
      });
      stream.on("end", () => {
        if (refusing.email === undefined) emails.push(email);
        const say = () => done(answer(refusing.email));
        if (isSilent) unsaid.push(say);
        else say();
      });
    },
  });
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const who = refusing.password === undefined ? "" : "shop:secret@";
  return {
    url: `smtp://${who}127.0.0.1:${port}`,
    emails,
    conversations: () => conversations,
    fallSilent: () => {
      isSilent = true;
    },
    answerAgain: () => {
      isSilent = false;
      for (const say of unsaid) say();
      unsaid = [];
    },
    unanswered: () => unsaid.length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Where a conversation breaks: at a command, or after the whole email was handed over. */
export type Step = "greeting" | "EHLO" | "MAIL" | "RCPT" | "DATA" | "message";

/** A mail server that is well until one step of the conversation, and then cuts the line or says no more. */
export async function aScriptedServer(at: Step, how: "cut" | "hang"): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const emails: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    const answer = (step: Step | undefined, line: string) => {
      if (step !== at) socket.write(`${line}\r\n`);
      else if (how === "cut") socket.destroy();
    };
    answer("greeting", "220 ready");
    let heard = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      heard += chunk;
      const end = heard.startsWith("DATA\r\n") ? "\r\n.\r\n" : "\r\n";
      if (!heard.endsWith(end) && heard !== "DATA\r\n") return;
      const step = heard === "DATA\r\n" ? "DATA" : heard.endsWith("\r\n.\r\n") ? "message" : stepOf(heard);
      if (step === "message") emails.push(heard);
      heard = step === "DATA" ? heard : "";
      answer(step, step === "DATA" ? "354 go ahead" : "250 fine");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

const stepOf = (line: string): Step | undefined =>
  (["EHLO", "MAIL", "RCPT"] as const).find((command) => line.startsWith(command));
