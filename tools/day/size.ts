/** How large a day is. */
export interface Size {
  minutes: number
  people: number
  streams: number
  /** Lines of the sheet that is imported. */
  imported: number
  messages: number
  exporters: number
  syncs: number
  /** Parts of the day at which each is done, from 0 to 1. */
  roll?: number
  switchover?: number
  freeze?: number
}

export const whole: Size = {
  minutes: 15,
  people: 500,
  streams: 1000,
  imported: 100_000,
  messages: 50_000,
  exporters: 3,
  syncs: 5,
  roll: 0.1,
  switchover: 0.45,
  freeze: 0.65,
}

const quick: Size = {
  minutes: 2,
  people: 50,
  streams: 100,
  imported: 5000,
  messages: 2000,
  exporters: 1,
  syncs: 5,
  switchover: 0.5,
}

/** `quick`, `--minutes 5`, `--people 200`: what goes with the people and the minutes becomes smaller with them. */
export function sizeOf(words: readonly string[]): Size {
  const after = (word: string) => (words.includes(word) ? Number(words[words.indexOf(word) + 1]) : undefined)
  const size = words[0] === 'quick' ? quick : whole
  const minutes = after('--minutes') ?? size.minutes
  const people = after('--people') ?? size.people
  const share = people / size.people
  return {
    ...size,
    minutes,
    people,
    streams: Math.round(size.streams * share),
    messages: Math.round((size.messages * minutes) / size.minutes),
  }
}
