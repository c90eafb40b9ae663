import type { Challenge, Solution } from 'altcha-lib'
import { api } from '@/lib/api.ts'
import { webCrypto } from '@/lib/web-crypto.ts'

function solve(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution | null>((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => done(data))
    worker.addEventListener('error', () => fail(new Error('the proof of work did not run')))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}

/** Solves a task of the server's: half a second on a desk. Answers what the server reads as a proof. */
export async function answerChallenge(challenge: Challenge): Promise<string> {
  // The worker needs it, and could only answer nothing.
  webCrypto()
  return JSON.stringify({ challenge, solution: await solve(challenge) })
}

/** Fetches a task for a link's form and solves it. */
export const solveProof = async (codigo: string): Promise<string> =>
  answerChallenge((await api.trackingLinks.challenge.query({ codigo })) as Challenge)
