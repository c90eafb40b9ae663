/** People with a second factor, and the codes of their apps. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, vi } from 'vitest'
import type { TestWorld } from '../app.ts'
import { makeAccount, PASSWORD } from './accounts.ts'
import { browser, browserCalls, type Browser } from './browsers.ts'
import { securityLines } from './security-lines.ts'

/**
 * Stops the clock at the beginning of a code's 30 seconds, until the tests of the file are over: a code is taken within
 * its own. For the top of a file; the next one of the worker has the real time.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 })
  afterAll(() => void vi.useRealTimers())
}

/** What an app shows now, or some steps of 30 seconds before or after. */
export const codeAt = (segredo: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: Date.now() + steps * 30_000 })

export function factorWorld({ db, deps, app }: Pick<TestWorld, 'db' | 'deps' | 'app'>, origin?: string) {
  const call = browserCalls(app, origin)
  const enter = (at: Browser, email: string) => {
    // One sign-in is later than another.
    vi.advanceTimersByTime(1)
    return call(at, 'auth.login', { email, senha: PASSWORD })
  }
  /** As if the next step of 30 seconds had come: the same code is taken once more. */
  const freshSteps = () => db.updateTable('fator_app').set({ ultimo_passo: 0 }).execute()
  let made = 0
  return {
    call,
    enter,
    freshSteps,
    /** Somebody with an app, as they set it up on their page. */
    async withApp() {
      const account = await makeAccount(db)
      const at = browser(`10.2.0.${(made += 1)}`)
      await enter(at, account.email)
      const { segredo, endereco } = (await call(at, 'factors.beginApp')).data
      const { codigos } = (await call(at, 'factors.completeApp', { codigo: codeAt(segredo) })).data
      await freshSteps()
      return { ...account, at, segredo, endereco, codigos: codigos as string[] }
    },
    /** What the security log has about a person: `fator: Aplicativo cadastrado`. */
    noted: (id: number) => securityLines(deps, id),
  }
}
