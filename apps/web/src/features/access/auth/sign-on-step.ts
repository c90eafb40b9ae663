import type { SignInStep } from './sign-in-step.ts'

const isStep = (value: unknown): value is SignInStep =>
  typeof value === 'object' &&
  value !== null &&
  'challenge' in value &&
  (value.challenge === 'FACTOR_REQUIRED' || value.challenge === 'FACTOR_SETUP_REQUIRED') &&
  'sessao' in value &&
  typeof value.sessao === 'string'

/** The second factor that is asked for after an identity provider, from behind the `#`; nothing where it is none. */
export function readSignOnStep(hash: string): SignInStep | undefined {
  const encoded = /^#?passo=([\w-]+)$/.exec(hash)?.[1]
  if (!encoded) return undefined
  try {
    const step: unknown = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')))
    return isStep(step) ? step : undefined
  } catch {
    return undefined
  }
}
