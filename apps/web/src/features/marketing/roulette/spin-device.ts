import { randomName } from '@/lib/random-name.ts'
import { onDevice } from '@/lib/stored.ts'

const DEVICE_KEY = 'roleta-aparelho'

/** The browser's own name for itself, so that one device is not many. */
export function deviceName(): string {
  const stored = onDevice.read(DEVICE_KEY)
  if (stored) return stored
  const made = randomName()
  onDevice.write(DEVICE_KEY, made)
  return made
}
