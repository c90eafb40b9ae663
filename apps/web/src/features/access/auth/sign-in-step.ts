import type { Outputs } from '@/lib/trpc.ts'

/** What signing in answers: the person, or what is asked for before. */
export type SignInAnswer = Outputs['auth']['login']
/** Where signing in is. */
export type SignInStep = Extract<SignInAnswer, { challenge: string }>

export type SetupStep = Extract<SignInStep, { challenge: 'FACTOR_SETUP_REQUIRED' }>
export type FactorStep = Extract<SignInStep, { challenge: 'FACTOR_REQUIRED' }>

/** Takes the answer of a step: the next one is shown, or the person comes in. */
export type TakeSignedIn = (answer: SignInAnswer) => Promise<void>
