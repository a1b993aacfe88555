const NAME = /^aurelle-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/;

/** As in aurelle-2026-11-21-080126Z.tar.gz: the second in UTC, so that names sort by time. */
export function archiveName(now: Date): string {
  const [day, time] = now.toISOString().slice(0, 19).split("T");
  return `aurelle-${day}-${time?.replaceAll(":", "")}Z.tar.gz`;
}

export const encryptedName = (now: Date): string => `${archiveName(now)}.age`;

/** When a backup of this name was made; null for another name. */
export function madeAtOf(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(madeAt.getTime()) ? null : madeAt;
}
