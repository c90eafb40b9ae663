import { randomName } from '@/lib/random-name.ts'

const DEVICE_KEY = 'roleta-aparelho'

/** The browser's own name for itself, so that one device is not many. */
export function deviceName(): string {
  try {
    const stored = localStorage.getItem(DEVICE_KEY)
    if (stored) return stored
    const made = randomName()
    localStorage.setItem(DEVICE_KEY, made)
    return made
  } catch {
    return randomName()
  }
}
