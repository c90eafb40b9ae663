/** How often somebody may try: per address, per account, per e-mailed code. */
import type { Deps } from '../../../deps.ts'
import type { Limit } from '../../../platform/limits.ts'
import { resetError, signInError } from './auth-errors.ts'

const DAY = 86_400

/** Every guest's request about an account counts, whatever comes of it. */
export async function countAddress({ limits, parameters }: Deps, address: string): Promise<void> {
  const points = await parameters.read('login_por_endereco_minuto')
  const wait = await limits.take({ name: 'endereco', points, seconds: 60 }, address)
  if (wait) throw signInError('TooManyRequestsException', wait)
}

async function passwordLimit({ parameters }: Deps): Promise<Limit> {
  return {
    name: 'senha',
    points: await parameters.read('login_tentativas'),
    seconds: DAY,
    blockSeconds: (await parameters.read('login_bloqueio_minutos')) * 60,
  }
}

/** Counts a try before the password is looked at, so that tries at the same time cannot slip through. */
export async function countPassword(deps: Deps, email: string): Promise<void> {
  const wait = await deps.limits.take(await passwordLimit(deps), email)
  if (wait) throw signInError('PasswordAttemptsExceededException', wait)
}

/** A right password ends the row of wrong ones. */
export const forgivePassword = async (deps: Deps, email: string) =>
  deps.limits.clear(await passwordLimit(deps), email)

export async function countSending({ limits, parameters }: Deps, email: string): Promise<void> {
  const points = await parameters.read('codigo_senha_envios_hora')
  const wait = await limits.take({ name: 'envio', points, seconds: 3600 }, email)
  if (wait) throw resetError('LimitExceededException', wait)
}

/** However many codes are mailed: each takes five tries of its own. */
const codeTries: Limit = { name: 'codigo', points: 40, seconds: DAY }

/** Counts a try before the code is looked at, over all the codes of an account's day. */
export async function countCode({ limits }: Deps, account: number): Promise<void> {
  const wait = await limits.take(codeTries, String(account))
  if (wait) throw resetError('LimitExceededException', wait)
}

/** A right code ends the row of wrong ones. */
export const forgiveCodes = ({ limits }: Deps, account: number) => limits.clear(codeTries, String(account))
