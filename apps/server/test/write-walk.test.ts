/** Nobody writes rows of another provider or what hangs on them, and nobody writes over what somebody else has changed meanwhile. */
import { describe, expect, it } from 'vitest'
import { takesId, takesVersion, writeWorld } from './planting/write-world.ts'
import { procedures } from './walked-procedures.ts'

const { inputsOf, pointingOf, blindOf, isForManagers, byStranger, sharpOf } = await writeWorld()

type Walked = (typeof procedures)[number]
const writes = procedures.filter((walked) => walked[1].type === 'mutation' && takesId(walked))

/** Rows of no provider: `groupWide` in the manifests. */
const groupWide =
  /^(holidays|categories|\w+Categories|careerTemplates|blacklistMotives|marketingEvents|rentalCompanies|sponsorshipJustifications|interviewCriteria|refusalReasons|problemTypes|offerLetters|admissionPapers|admissionReadings|vacancyQuestions)\./
/** Writes for which no planted row is in the right state, because several must fit together. */
const unseen: Record<string, string> = {
  'accessKeys.rotate': 'people may not make keys for themselves unless a parameter says so',
  'accessKeys.update': 'people may not make keys for themselves unless a parameter says so',
  'auth.answerFactor': 'the token of a sign-in',
  'auth.completePasskeySetup': 'the token of a sign-in',
  'auth.confirm': 'one’s own password',
  'factors.addPasskey': 'what a device signed',
  'clientPanel.accept': 'an attendance of an identified customer',
  'clientPanel.settle': 'an attendance of an identified customer',
  'clientPanel.withdraw': 'an attendance of an identified customer',
  'communicationRules.sendTest': 'a rule with a text of the channel, and somebody with a number',
  'communicationSends.decide': 'its record is a condition: of somebody else’s nothing is found, as of none',
  'communicationSends.retry': 'its record is a condition: of somebody else’s nothing is found, as of none',
  'coverage.import': 'lines of a file',
  ...Object.fromEntries(
    ['Assets', 'Departments', 'Employees', 'Leads', 'Positions', 'Vehicles'].flatMap((name) =>
      ['put', 'unlink'].map((step) => [
        `external${name}.${step}`,
        'a key with a source: external-id.test.ts',
      ]),
    ),
  ),
  'faq.removeEmptySearch': 'searches belong to no provider',
  'fines.generateTerm': 'a file that is made again, beside the rows',
  'assetServices.finish': 'a day on which it was not done yet',
  'custody.giveBack': 'items that a person signed for',
  'custody.handOver': 'items that nobody has',
  'custody.sign': 'an input that meets the rules between its fields',
  'fieldReports.openIncident': 'an incident within its input: field-report.test.ts',
  'fines.signTerm': 'an input that meets the rules between its fields',
  'inventory.close': 'a count whose lines are all validated',
  'inventory.listOrAdd': 'an open count, and a product that is not in it',
  'inventory.send': 'an input that meets the rules between its fields',
  'inventory.validate': 'a quantity that equals the system’s, or a reason',
  'jobApplications.applyAsGuest': 'a guest, who has no rows',
  'jobApplications.submit': 'a vacancy that receives applications now',
  'resume.setPdf': 'one’s own CV alone',
  'vacancies.recommend': 'a vacancy that receives applications now',
  'incidents.markRead': 'notices of one’s own: of somebody else’s nothing is marked',
  'handbook.publish': 'an article that is complete',
  'leads.move': 'a status that may follow',
  'newsReadings.remind': 'somebody who has not read it yet',
  'newsReadings.confirm': 'a publication that asks its reader to confirm',
  'notifications.markRead': 'a notice to who asks',
  'onboarding.linkTrails': 'a trail that is not linked yet',
  'talentBank.archive': 'its record is a condition: of somebody else’s nothing is found, as of none',
  'talentBank.saveSearch': 'a search of one’s own, which finds whom its owner sees',
  'vehicleIncidents.report': 'an input that meets the rules between its fields',
  'vehicleRequests.checkIn': 'an input that meets the rules between its fields',
  'vehicleRequests.checkOut': 'an input that meets the rules between its fields',
  'webhooks.resend': 'a delivery that failed',
  'webhooks.resendRange': 'one range, and deliveries in it',
  'rides.answer': 'somebody who asked for a seat',
  'rides.ask': 'a ride of a colleague that lies ahead',
  'rides.step': 'a ride of one’s own that lies ahead',
  'rides.update': 'a ride of one’s own that lies ahead',
  'supplies.checkOrder': 'an ERP that knows the order by now',
  'sheetImports.invite': 'an import of employees who wait for their first access',
  'sponsorshipForm.sendAccount': 'the token of a mail',
  'sponsorshipForm.submit': 'the token of a form',
  'roulette.createPrizes': 'four prizes of each audience',
  'roulette.createTheme': 'two images',
  'roulette.savePrizes': 'four prizes of each audience',
  'roulette.updatePrizes': 'four prizes of each audience',
}
/** Writes that take their own manager's input in no state that rows are planted in: tests of their modules point them elsewhere. */
const unpointed: Record<string, string> = {
  'accessKeys.create': 'people may not make keys for themselves unless a parameter says so',
  'activations.create': 'a sale that was approved',
  'applicants.hire': 'an application in the stage of those who are hired',
  'assets.create': 'a product that is counted piece by piece',
  'blacklist.create': 'evidence that is a PDF',
  'blockingSimulations.refresh': 'one refresh at a time, and one runs',
  'calendar.update': 'an event of one’s own',
  'campaignResults.create': 'channels with the names of paid media',
  'deskSales.create': 'a lead that was won',
  'documents.create': 'a document is either somebody’s or everybody’s',
  'firstDays.open': 'an application with an accepted offer, or a hire',
  'fuels.create': 'a reading between those of the vehicle',
  'interviews.create': 'an application that is interviewed',
  'interviews.opinion': 'who takes part in the interview',
  'inventory.registerUnknown': 'an item that the count does not know',
  'inventory.start': 'a team without a count',
  'leads.merge': 'two open leads',
  'offers.send': 'an application that waits for an offer',
  'onboardingContents.create': 'an image of the right size',
  'qualifications.create': 'an installation that is done',
  'roulette.create': 'whose campaign it is, is changed by superadmins',
  'roulette.remove': 'a theme without prizes that were given',
  'roulette.removePrizes': 'more than four prizes',
  'roulette.updateTheme': 'two images',
  'shutdowns.passLines': 'a line that the person holds',
  'sponsorshipAccounts.create': 'a request that was approved',
  'sponsorshipRounds.create': 'a request that is negotiated',
  'sponsorshipViability.create': 'a request without an analysis',
  'talentBank.invite': 'a vacancy that receives applications now',
  'vacancyQuestions.ask': 'questions that were approved',
  'vacancies.create': 'somebody who leaves, and has no vacancy yet',
  'vehicleMaintenance.request': 'a vehicle that somebody drives',
  'vehicleRequests.update': 'a request of one’s own',
  'equipmentRequests.update': 'a request of one’s own',
  'rides.create': 'a vehicle that somebody drives',
}
const isTried = (walked: Walked) =>
  isForManagers(walked) &&
  !groupWide.test(walked[0]) &&
  !walked[0].endsWith('.create') &&
  !(walked[0] in unseen)

const refused = ['NOT_FOUND', 'STALE', 'FORBIDDEN', 'UNPROCESSABLE_CONTENT']
const shown = (input: unknown, what: unknown) => `${JSON.stringify(input)} → ${JSON.stringify(what)}`

describe('rows of another provider', () => {
  it.each(writes)('stay as they are under %s', async (...walked) => {
    for (const input of await inputsOf(walked)) {
      const written = await byStranger(walked[0], input)
      expect(written.changed, shown(input, written)).toEqual([])
    }
    for (const { input } of isTried(walked) ? await sharpOf(walked) : []) {
      const { outcome } = await byStranger(walked[0], input)
      expect(refused, shown(input, outcome)).toContain(outcome)
    }
  })

  it.each(writes)('are pointed at by nothing that %s writes', async (...walked) => {
    for (const input of await pointingOf(walked)) {
      const written = await byStranger(walked[0], input)
      expect(written.changed, shown(input, written)).toEqual([])
    }
  })

  it.each(writes.filter((walked) => isForManagers(walked) && !(walked[0] in unseen)))(
    'are refused by %s for being another’s alone: it takes one’s own in every field',
    async (...walked) => {
      const blind = await blindOf(walked)
      if (walked[0] in unpointed) expect(blind).not.toEqual([])
      else expect(blind).toEqual([])
    },
  )

  it.each(writes.filter(isTried))(
    'are changed by %s for their own manager: the walk is not blind',
    async (...walked) => {
      expect((await sharpOf(walked)).length).toBeGreaterThan(0)
    },
  )
})

const OLD = '2020-01-01T00:00:00.000Z'
const isRecords = (part: unknown): part is object[] => Array.isArray(part) && typeof part[0] === 'object'
/** The input as of somebody who looked at the record before anybody changed it. */
function outOfDate(input: unknown): unknown {
  const parts = Object.entries(input as object)
  if (!parts.some(([, part]) => isRecords(part))) return { ...(input as object), updated_at: OLD }
  const old = (part: unknown) => (isRecords(part) ? part.map((one) => ({ ...one, updated_at: OLD })) : part)
  return Object.fromEntries(parts.map(([name, part]) => [name, old(part)]))
}

describe('what somebody else has changed meanwhile', () => {
  it.each(writes.filter((walked) => takesVersion(walked) && isTried(walked)))(
    'is not written over by %s',
    async (...walked) => {
      for (const { input, by } of (await sharpOf(walked)).filter(({ changes }) => changes)) {
        const written = await by(walked[0], outOfDate(input))
        expect(written, shown(input, written)).toMatchObject({ outcome: 'STALE', changed: [] })
      }
    },
  )
})
