const DEVICE_KEY = 'roleta-aparelho'

/** A random name; `randomUUID` is not there on addresses without TLS. */
export const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The browser's own name for itself, so that one device is not many. */
export function deviceName(): string {
  try {
    const known = localStorage.getItem(DEVICE_KEY)
    if (known) return known
    const made = randomName()
    localStorage.setItem(DEVICE_KEY, made)
    return made
  } catch {
    return randomName()
  }
}
