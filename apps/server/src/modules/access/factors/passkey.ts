/** Passkeys (WebAuthn): keys that a device keeps, for this intranet's address alone. */
import type {
  passkeyCreation,
  passkeyRequest,
  AddPasskeyInput,
  PasskeySignature,
  UserVerification,
} from '@intranet/contract/access/factors'
import type { Database } from '@intranet/db/connection'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { isIP } from 'node:net'
import type { output } from 'zod'
import { hostOf } from '../../../platform/outgoing-addresses.ts'
import { endStep, openStep } from './factor-step.queries.ts'
import { findPasskey, listPasskeys, markPasskey, type NewPasskey } from './factor.queries.ts'

const MINUTES = 5
const timeout = MINUTES * 60_000
/** Ed25519, ECDSA and RSA with SHA-256: what devices have. */
const algorithms = [-8, -7, -257]

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
type Transport = (typeof transports)[number]
const transportsOf = (transportes: readonly string[]): Transport[] =>
  transports.filter((one) => transportes.includes(one))

const nameOf = (publicUrl: string) => new URL(publicUrl).hostname

/** Browsers make passkeys for names over TLS, and for this machine's own. */
export function takesPasskeys(publicUrl: string): boolean {
  const url = new URL(publicUrl)
  return (url.protocol === 'https:' && !isIP(hostOf(url))) || url.hostname === 'localhost'
}

/** A challenge for one signature of this person. */
const newChallenge = (db: Database, id: number) => openStep(db, id, 'passkey', { minutes: MINUTES })

const credentialsOf = async (db: Database, id: number) =>
  (await listPasskeys(db, id)).map(({ credencial, transportes }) => ({
    id: credencial,
    type: 'public-key' as const,
    transports: transportsOf(transportes),
  }))

export async function requestPasskey(
  db: Database,
  publicUrl: string,
  id: number,
  userVerification: UserVerification = 'preferred',
): Promise<output<typeof passkeyRequest>> {
  return {
    challenge: await newChallenge(db, id),
    timeout,
    rpId: nameOf(publicUrl),
    allowCredentials: await credentialsOf(db, id),
    userVerification,
  }
}

export async function askForPasskey(
  db: Database,
  publicUrl: string,
  person: { id: number; email: string; nome: string | null },
): Promise<output<typeof passkeyCreation>> {
  return {
    challenge: await newChallenge(db, person.id),
    timeout,
    rp: { name: 'Intranet', id: nameOf(publicUrl) },
    user: {
      id: Buffer.from(`pessoa:${person.id}`).toString('base64url'),
      name: person.email,
      displayName: person.nome ?? person.email,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    excludeCredentials: await credentialsOf(db, person.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  }
}

/** What every verification expects: our origin, and a challenge of this person's that nobody used. */
const expected = (db: Database, publicUrl: string, id: number, verification: UserVerification) => ({
  expectedOrigin: new URL(publicUrl).origin,
  expectedRPID: nameOf(publicUrl),
  expectedChallenge: (challenge: string) => endStep(db, challenge, id, 'passkey'),
  requireUserVerification: verification === 'required',
})

/** The passkey that was made; null where its answer is not one of ours. */
export async function readNewPasskey(
  db: Database,
  publicUrl: string,
  id: number,
  { nome, passkey }: AddPasskeyInput,
): Promise<NewPasskey | null> {
  const checked = await verifyRegistrationResponse({
    response: { ...passkey, response: { ...passkey.response, transports: [] }, clientExtensionResults: {} },
    supportedAlgorithmIDs: algorithms,
    ...expected(db, publicUrl, id, 'preferred'),
  }).catch(() => null)
  if (!checked?.verified) return null
  const { credential } = checked.registrationInfo
  return {
    id_usuario: id,
    nome,
    credencial: credential.id,
    chave_publica: Buffer.from(credential.publicKey).toString('base64url'),
    contador: credential.counter,
    transportes: transportsOf(passkey.response.transports ?? []),
  }
}

/** Whether a passkey of this person signed a challenge of theirs; it is used up then. */
export async function takeSignature(
  db: Database,
  publicUrl: string,
  id: number,
  signature: PasskeySignature,
  userVerification: UserVerification,
): Promise<boolean> {
  const passkey = await findPasskey(db, id, signature.id)
  if (!passkey) return false
  const checked = await verifyAuthenticationResponse({
    response: { ...signature, clientExtensionResults: {} },
    credential: {
      id: passkey.credencial,
      publicKey: new Uint8Array(Buffer.from(passkey.chave_publica, 'base64url')),
      counter: Number(passkey.contador),
    },
    ...expected(db, publicUrl, id, userVerification),
  }).catch(() => null)
  if (!checked?.verified) return false
  await markPasskey(db, passkey.id, checked.authenticationInfo.newCounter)
  return true
}
