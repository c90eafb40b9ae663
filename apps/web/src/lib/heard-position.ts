import { POSITION_HEADER } from '@intranet/contract/content/live-kinds'

/** Up to where the last live event was written: what is asked after it is not older (docs/deploy.md#reads-go-wide). */
let heard = 0

/** Takes the position that came before an event. */
export function notePosition(data: string): void {
  heard = Math.max(heard, Number(data) || 0)
}

/** Of every question, once an event was heard. */
export const positionHeader = (): Record<string, string> =>
  heard > 0 ? { [POSITION_HEADER]: String(heard) } : {}
