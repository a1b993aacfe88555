/** Failures in the words of the shop. */
export const messages = {
  offline: "You are offline.",
  whenConnected: "Please try again once you are connected.",
  away: "The shop cannot be reached.",
  checkConnection: "Please check your connection and try again.",
  slow: "The shop takes too long to answer.",
  unreadable: "The answer of the shop could not be read.",
  busy: "The shop is busy at the moment.",
  fault: "Something went wrong on our side.",
  tooOften: "There were too many attempts in a short time.",
  notThere: "This no longer exists.",
  refused: "The shop could not do this.",
  checkInput: "Please check what you entered.",
  again: "Please try again.",
  againIn: (time: string) => `Please try again in ${time}.`,
  time: {
    seconds: (count: number) => (count === 1 ? "1 second" : `${count} seconds`),
    minutes: (count: number) => (count === 1 ? "1 minute" : `${count} minutes`),
    hours: (count: number) => (count === 1 ? "1 hour" : `${count} hours`),
  },
  networkError: "Network error. Please try again.",
} as const;
