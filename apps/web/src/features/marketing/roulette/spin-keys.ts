import { daysLater, todayInBrazil } from '@intranet/contract/today'
import { randomName } from '@/lib/random-name.ts'
import { onDevice } from '@/lib/stored.ts'
import { webCrypto } from '@/lib/web-crypto.ts'
import { deviceName } from './spin-device.ts'

const PREFIX = 'roleta-giros:'
/** One device serves many at an event. */
const KEPT = 200

interface Kept {
  /** A hash of the CPF; the CPF itself is never kept. */
  pessoa: string
  chave: string
  /** The day of the request, in São Paulo. */
  dia: string
  /** The answer was on screen. */
  vista: boolean
}

const read = (slug: string): Kept[] => onDevice.readJson<Kept[]>(PREFIX + slug) ?? []

/** A browser that keeps nothing spins all the same. */
const write = (slug: string, kept: Kept[]): void => void onDevice.writeJson(PREFIX + slug, kept.slice(-KEPT))

async function personOf(slug: string, cpf: string): Promise<string> {
  const text = `${deviceName()}:${slug}:${cpf.replace(/\D/g, '')}`
  const hash = await webCrypto().digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The key of a CPF's spin on this device. It stays until its answer was shown, however often the page reloads, and then
 * until `intervalo` days after the spin: the server answers the same key with the same prize.
 */
export async function spinKey(slug: string, cpf: string, intervalo: number): Promise<string> {
  const pessoa = await personOf(slug, cpf)
  const all = read(slug)
  const before = all.find((one) => one.pessoa === pessoa)
  if (before && (!before.vista || todayInBrazil() < daysLater(before.dia, intervalo))) return before.chave
  const made = { pessoa, chave: randomName(), dia: todayInBrazil(), vista: false }
  write(slug, [...all.filter((one) => one.pessoa !== pessoa), made])
  return made.chave
}

/** The answer of a key is on the screen. */
export const markShown = (slug: string, chave: string): void =>
  write(
    slug,
    read(slug).map((one) => (one.chave === chave ? { ...one, vista: true } : one)),
  )

/** A refused request: nothing was won with its key. */
export const dropKey = (slug: string, chave: string): void =>
  write(
    slug,
    read(slug).filter((one) => one.chave !== chave),
  )
