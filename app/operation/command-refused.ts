/** Why a command of the operator's was refused, or did not succeed: in words for them. */
export class CommandRefused extends Error {}
