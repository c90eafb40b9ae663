/** Why a request was not made, or its answer not read. */
export type OutgoingReason =
  | 'plain'
  /** Plain http is permitted by the entry, and by no setting. */
  | 'unencrypted'
  | 'private'
  /** A host that OUTGOING_HOSTS does not name. */
  | 'host'
  | 'long'
  /** Another certificate than the trusted one. */
  | 'pin'
  /** The neighbour failed again and again, and is left alone for a while. */
  | 'resting'
  /** Too many wait for the neighbour already. */
  | 'busy'

/** `code` as connections have one: nothing was handed over where it is EOUTGOING. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
  readonly code = 'EOUTGOING'
  readonly reason: OutgoingReason
  constructor(reason: OutgoingReason, message: string) {
    super(message)
    this.reason = reason
  }

  /** Whether it passes: the neighbour rests, or too many wait for it. It says nothing of the request. */
  get postponed(): boolean {
    return this.reason === 'resting' || this.reason === 'busy'
  }
}
