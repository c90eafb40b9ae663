import { grantableModules, moduleKeys, modulesToCome } from '@intranet/contract/access'
import { describe, expect, it } from 'vitest'
import { appRouter } from './app-router.ts'
import { modules } from '../../modules/module-list.ts'
import { routersOf } from '../../platform/module.ts'
import { accessOf } from '../../platform/procedure/caller.ts'
import { proceduresOf } from '../../platform/procedure/procedures-of.ts'
import { restRoutes } from '../rest/routes.ts'

const abilities = [
  'public',
  'signedIn',
  'employee',
  'self',
  'read',
  'create',
  'editOwn',
  'manage',
  'superadmin',
]
const procedures = Object.entries(proceduresOf(appRouter))

describe('access', () => {
  it.each(procedures)('%s declares its permissions', (_path, procedure) => {
    const access = accessOf(procedure)
    expect(moduleKeys).toContain(access?.module)
    expect(abilities).toContain(access?.ability)
  })

  // A new procedure for guests has to be listed here too.
  it('guests may call only these', () => {
    const open = procedures
      .filter(([, procedure]) => accessOf(procedure)?.ability === 'public')
      .map(([path]) => path)
    expect(open.sort()).toEqual([
      'auth.answerFactor',
      'auth.beginPasskeySetup',
      'auth.beginSetup',
      'auth.completeNewPassword',
      'auth.completePasskeySetup',
      'auth.completeSetup',
      'auth.confirmRegistration',
      'auth.forgotPassword',
      'auth.login',
      'auth.logout',
      'auth.register',
      'auth.requestSignature',
      'auth.resendCode',
      'auth.resetPassword',
      'auth.session',
      'cities.byPostalCode',
      'cities.options',
      'cities.reference',
      'faq.search',
      // Answers nothing unless a setting says so (docs/operations.md#the-state-of-the-network).
      'incidents.publicNetwork',
      'jobApplications.applyAsGuest',
      'jobApplications.confirm',
      'jobApplications.form',
      'jobApplications.waiting',
      'microregions.get',
      'microregions.list',
      'microregions.options',
      'modules.list',
      'privacyNotices.view',
      'publicInterviews.answer',
      'publicInterviews.view',
      'publicOffers.accept',
      'publicOffers.code',
      'publicOffers.refuse',
      'publicOffers.view',
      'publicRoulette.challenge',
      'publicRoulette.draws',
      'publicRoulette.evidence',
      'publicRoulette.spin',
      'publicRoulette.view',
      'rides.searchPublic',
      'singleSignOn.offered',
      'sponsorshipForm.account',
      'sponsorshipForm.begin',
      'sponsorshipForm.challenge',
      'sponsorshipForm.ofProvider',
      'sponsorshipForm.sendAccount',
      'sponsorshipForm.status',
      'sponsorshipForm.submit',
      'sponsorshipForm.view',
      'trackingLinks.challenge',
      'trackingLinks.consent',
      'trackingLinks.consentForm',
      'vacancies.choices',
      'vacancies.getPublic',
      'vacancies.hiringPath',
      'vacancies.listPublic',
      'vacancyInvitations.accept',
      'vacancyInvitations.view',
    ])
  })

  it('a module is marked as coming exactly while no procedure uses it', () => {
    const asked = new Set(procedures.map(([, procedure]) => accessOf(procedure)?.module))
    // Finance has no procedure yet: it decides on refunds.
    if (asked.has('estornos')) asked.add('financeiro')
    expect(grantableModules.filter((module) => !asked.has(module)).toSorted()).toEqual(
      modulesToCome.toSorted(),
    )
  })

  it('REST calls procedures under the names that they have in the app', () => {
    const known = Object.entries(routersOf(modules))
    for (const { path, routers } of restRoutes)
      for (const [name, router] of Object.entries(routers))
        expect(known.find(([one]) => one === name)?.[1], `${path}: ${name}`).toBe(router)
  })

  it('no REST path is declared twice', () => {
    const keys = restRoutes.map((route) => `${route.method} ${route.path.replace(/:\w+/g, ':')}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})
