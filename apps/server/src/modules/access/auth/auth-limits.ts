/** How often somebody may try: per address, per account, per e-mailed code. */
import { DAY_SECONDS } from '@intranet/contract/durations'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, statusOf } from '../../../platform/errors.ts'
import type { LimitKey } from '../../../platform/limit-key.ts'
import type { Limit } from '../../../platform/limits.ts'
import { factorTriesExceeded, resetError, signInError } from './auth-errors.ts'

async function addressLimit({ parameters }: Deps): Promise<Limit> {
  return { name: 'endereco', points: await parameters.read('login_por_endereco_minuto'), seconds: 60 }
}

/** Counts a guest's request about an account, successful or not. */
export async function countAddress(deps: Deps, address: string): Promise<void> {
  const wait = await deps.limits.take(await addressLimit(deps), address)
  if (wait) throw signInError('TooManyRequestsException', wait)
}

/** Refuses who failed too often in the last minute. */
export async function assertAddressOpen(deps: Deps, address: string): Promise<void> {
  const wait = await deps.limits.wait(await addressLimit(deps), address)
  if (wait) throw signInError('TooManyRequestsException', wait)
}

/**
 * Counts a sign-in for its address only when it is refused: a whole office is behind one address, and all of it
 * signs in at eight.
 */
export async function countRefusal<T>(deps: Deps, address: string, signIn: () => Promise<T>): Promise<T> {
  await assertAddressOpen(deps, address)
  try {
    return await signIn()
  } catch (error) {
    if (error instanceof AppError && statusOf[error.code] < 500)
      await deps.limits.take(await addressLimit(deps), address)
    throw error
  }
}

/** Wrong passwords of an account from one address: who guesses locks out themselves, not the owner elsewhere. */
async function pairLimit({ parameters }: Deps): Promise<Limit> {
  return {
    name: 'senha',
    points: await parameters.read('login_tentativas'),
    seconds: DAY_SECONDS,
    blockSeconds: (await parameters.read('login_bloqueio_minutos')) * 60,
  }
}

/** Wrong passwords of an account from all addresses: who guesses from many is stopped too. */
async function accountLimit({ parameters }: Deps): Promise<Limit> {
  return {
    name: 'conta',
    points: await parameters.read('login_tentativas_dia'),
    seconds: DAY_SECONDS,
    blockSeconds: (await parameters.read('login_bloqueio_conta_minutos')) * 60,
  }
}

/** Somebody who tries a password of an account. */
export interface PasswordTry {
  email: string
  address: string
  /** The person's own browser, as `knownDevice` found it: it is counted apart from the address it comes from. */
  device?: number | undefined
}

/** Whose wrong passwords are counted together. */
const pairOf = ({ email, address, device }: PasswordTry): LimitKey => [
  email,
  device === undefined ? address : `aparelho:${device}`,
]

/** Counts a try before the password is looked at, so that tries at the same time cannot slip through. */
export async function countPassword(deps: Deps, attempt: PasswordTry): Promise<void> {
  // Who guesses from many addresses does not lock the owner out of a browser that is known as theirs.
  const isOwnDevice = attempt.device !== undefined
  const everywhere = isOwnDevice ? null : await deps.limits.wait(await accountLimit(deps), attempt.email)
  const wait = everywhere ?? (await deps.limits.take(await pairLimit(deps), pairOf(attempt)))
  if (wait) throw signInError('PasswordAttemptsExceededException', wait)
}

/** Counts a wrong password for its account: the last allowed one already begins the lock. */
export async function noteWrongPassword(deps: Deps, attempt: PasswordTry): Promise<void> {
  const account = await accountLimit(deps)
  await deps.limits.closeWhenSpent(await pairLimit(deps), pairOf(attempt))
  if (attempt.device !== undefined) return
  const { email } = attempt
  await deps.limits.take(account, email)
  await deps.limits.closeWhenSpent(account, email)
}

/** A right password resets the count of wrong ones from its address; other addresses' counts remain. */
export const forgivePassword = async (deps: Deps, attempt: PasswordTry) =>
  deps.limits.clear(await pairLimit(deps), pairOf(attempt))

/** Who tries factors has the password: an account takes few in a day, from all addresses, and is closed for a day then. */
const factorAccount: Limit = {
  name: 'fator_conta',
  points: 20,
  seconds: DAY_SECONDS,
  blockSeconds: DAY_SECONDS,
}

/** Wrong factors are counted apart from wrong passwords: a right password opens none of it. */
const factorLimits = async (deps: Deps): Promise<[pair: Limit, account: Limit]> => [
  { ...(await pairLimit(deps)), name: 'fator' },
  factorAccount,
]

/** One mail a day about locks. */
const lockNotice: Limit = { name: 'fator_aviso', points: 1, seconds: DAY_SECONDS }

/** Counts a try before the factor is looked at. */
export async function countFactor(deps: Deps, attempt: PasswordTry): Promise<void> {
  const [pair, account] = await factorLimits(deps)
  const wait =
    (await deps.limits.wait(account, attempt.email)) ?? (await deps.limits.take(pair, pairOf(attempt)))
  if (wait) throw factorTriesExceeded(wait)
}

/** Says whether a lock began by it that the owner has not been notified of today. */
export async function noteWrongFactor(deps: Deps, attempt: PasswordTry): Promise<boolean> {
  const [pair, account] = await factorLimits(deps)
  const { limits } = deps
  const here = await limits.closeWhenSpent(pair, pairOf(attempt))
  await limits.take(account, attempt.email)
  const everywhere = await limits.closeWhenSpent(account, attempt.email)
  return (here || everywhere) && (await limits.take(lockNotice, attempt.email)) === null
}

export async function forgiveFactor(deps: Deps, attempt: PasswordTry): Promise<void> {
  const [pair] = await factorLimits(deps)
  await deps.limits.clear(pair, pairOf(attempt))
}

/** Resets the limits on an account's factors: a superadmin's word, never a mailed code. */
export async function openFactor(deps: Deps, email: string): Promise<void> {
  const [pair, account] = await factorLimits(deps)
  await deps.limits.clearGroup(pair, email)
  await deps.limits.clear(account, email)
}

/** Opens an account for every address. */
export async function openPassword(deps: Deps, email: string): Promise<void> {
  await deps.limits.clearGroup(await pairLimit(deps), email)
  await deps.limits.clear(await accountLimit(deps), email)
}

export interface SignInLock {
  /** From how many addresses the account cannot be entered now. */
  enderecos: number
  /** Whether it cannot be entered from anywhere. */
  conta: boolean
  /** When the last of these locks ends. */
  ate: Date
}

/** The locks of an account; null when there are none. */
export async function readSignInLock(deps: Deps, email: string): Promise<SignInLock | null> {
  const pairs = await deps.limits.refusals(await pairLimit(deps), email)
  const whole = await deps.limits.refusals(await accountLimit(deps), email)
  const [pair, account] = await factorLimits(deps)
  const factorPairs = await deps.limits.refusals(pair, email)
  const factorWhole = await deps.limits.refusals(account, email)
  const ends = [...pairs, ...whole, ...factorPairs, ...factorWhole].map((end) => end.getTime())
  if (ends.length === 0) return null
  return {
    enderecos: Math.max(pairs.length, factorPairs.length),
    conta: whole.length + factorWhole.length > 0,
    ate: new Date(Math.max(...ends)),
  }
}

const sendingLimit = async ({ parameters }: Deps): Promise<Limit> => ({
  name: 'envio',
  points: await parameters.read('codigo_senha_envios_hora'),
  seconds: 3600,
})

export async function countSending(deps: Deps, email: string): Promise<void> {
  const wait = await deps.limits.take(await sendingLimit(deps), email)
  if (wait) throw resetError('LimitExceededException', wait)
}

/** The limit over all codes of a day: each code also has its own five tries. */
const codeTries: Limit = { name: 'codigo', points: 40, seconds: DAY_SECONDS }

/** Counts a try before the code is looked at, over all the codes of an account's day. */
export async function countCode({ limits }: Deps, account: number): Promise<void> {
  const wait = await limits.take(codeTries, String(account))
  if (wait) throw resetError('LimitExceededException', wait)
}

/** A right code ends the row of wrong ones. */
export const forgiveCodes = ({ limits }: Deps, account: number) => limits.clear(codeTries, String(account))

/** Resets the limits on an account's codes. */
export async function openCodes(deps: Deps, { id, email }: { id: number; email: string }): Promise<void> {
  await deps.limits.clear(await sendingLimit(deps), email)
  await forgiveCodes(deps, id)
}
