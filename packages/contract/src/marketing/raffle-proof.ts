/**
 * The raffle's arithmetic, for the server that draws and for everybody who checks it in a browser (WebCrypto only).
 * entry = SHA-256(salt ":" coupon); list hash = SHA-256 of the sorted entries, one per line; the winner is the first
 * index, by rejection sampling over HMAC-SHA-256(seed, "list:beacon:number:counter"), that was not drawn before.
 */

/** drand's quicknet, the public beacon: the chain, the public key of its network, and how draws publish it. */
export const QUICKNET_CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
export const QUICKNET_KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
export const QUICKNET_NAME = `drand ${QUICKNET_CHAIN}`

const encoder = new TextEncoder()
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const digest = async (bytes: Uint8Array<ArrayBuffer>) => toHex(await crypto.subtle.digest('SHA-256', bytes))

/** SHA-256 of a text, in hexadecimal. */
export const hashText = (text: string) => digest(encoder.encode(text))
/** SHA-256 of bytes written in hexadecimal, in hexadecimal. */
export const hashHex = (hex: string) => digest(fromHex(hex))

export const entryOf = (salt: string, coupon: string) => hashText(`${salt}:${coupon}`)
export const hashOfList = (entries: readonly string[]) => hashText(entries.join('\n'))

const SPACE = 1n << 256n

/** The candidates of a draw, in their order: indexes from 0 to `size` - 1, each as probable as every other. */
export async function* candidates(
  seed: string,
  listHash: string,
  beacon: string,
  number: number,
  size: number,
): AsyncGenerator<number> {
  if (size < 1) return
  const key = await crypto.subtle.importKey('raw', fromHex(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const length = BigInt(size)
  const limit = SPACE - (SPACE % length)
  for (let counter = 0; ; counter += 1) {
    const message = encoder.encode(`${listHash}:${beacon}:${number}:${counter}`)
    const value = BigInt(`0x${toHex(await crypto.subtle.sign('HMAC', key, message))}`)
    // Numbers above the last complete multiple would favour the first entries.
    if (value < limit) yield Number(value % length)
  }
}

/** What is published of a draw. */
export interface DrawEvidence {
  numero: number
  entradas: string[]
  lista_hash: string
  compromisso: string
  semente: string
  rodada_farol: number
  assinatura: string
  aleatoriedade: string
  /** Null when nobody was left. */
  vencedor: string | null
  puladas: string[]
  /** Winners of the earlier draws of the same list. */
  anteriores: Iterable<string>
}

/** The winner as anybody computes it: the first candidate not drawn before, and the candidates that were skipped. */
export async function recomputeWinner(
  evidence: Omit<DrawEvidence, 'vencedor' | 'puladas' | 'compromisso' | 'assinatura' | 'rodada_farol'>,
): Promise<{ vencedor: string | null; puladas: string[] }> {
  const { entradas, anteriores, semente, lista_hash, aleatoriedade, numero } = evidence
  const taken = anteriores instanceof Set ? (anteriores as Set<string>) : new Set(anteriores)
  const puladas = new Set<string>()
  if (taken.size >= entradas.length) return { vencedor: null, puladas: [] }
  for await (const index of candidates(semente, lista_hash, aleatoriedade, numero, entradas.length)) {
    const entry = entradas[index]!
    if (!taken.has(entry)) return { vencedor: entry, puladas: [...puladas] }
    puladas.add(entry)
  }
  return { vencedor: null, puladas: [] }
}

export interface DrawCheck {
  key: 'lista' | 'compromisso' | 'farol' | 'vencedor'
  ok: boolean
}

/** Checks everything that was published of a draw; `isSigned` whether the beacon itself made the round's number. */
export async function verifyDraw(
  evidence: DrawEvidence,
  isSigned: (round: number, signature: string) => Promise<boolean> = async () => true,
): Promise<DrawCheck[]> {
  const { entradas } = evidence
  const ordered = entradas.every((entry, index) => index === 0 || entradas[index - 1]! < entry)
  const { vencedor, puladas } = await recomputeWinner(evidence)
  return [
    { key: 'lista', ok: ordered && (await hashOfList(entradas)) === evidence.lista_hash },
    { key: 'compromisso', ok: (await hashHex(evidence.semente)) === evidence.compromisso },
    {
      key: 'farol',
      ok:
        (await hashHex(evidence.assinatura)) === evidence.aleatoriedade &&
        (await isSigned(evidence.rodada_farol, evidence.assinatura)),
    },
    {
      key: 'vencedor',
      ok: vencedor === evidence.vencedor && puladas.join() === evidence.puladas.join(),
    },
  ]
}
