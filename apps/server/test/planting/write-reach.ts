/** Whose rows a write reaches, as the walks of writes find it: write-walk.test.ts tests it, docs/access-table.md prints it. */
import * as z from 'zod'
import type { procedures } from '../walked-procedures.ts'

type Walked = (typeof procedures)[number]

export const json = ([, { inputs }]: Walked) =>
  inputs[0] ? JSON.stringify(z.toJSONSchema(inputs[0], { io: 'input', unrepresentable: 'any' })) : ''

export const takesId = (walked: Walked) => /"(id|ids|id_\w+|usuarios|empresas)":/.test(json(walked))

/** Rows of no provider: `groupWide` in the manifests. */
const groupWide =
  /^(holidays|categories|\w+Categories|careerTemplates|blacklistMotives|marketingEvents|rentalCompanies|sponsorshipJustifications|interviewCriteria|refusalReasons|problemTypes|offerLetters|admissionPapers|admissionReadings|vacancyQuestions)\./
/** Writes for which no planted row is in the right state, because several must fit together. */
export const unseen: Record<string, string> = {
  'accessKeys.rotate': 'people may not make keys for themselves unless a parameter says so',
  'accessKeys.update': 'people may not make keys for themselves unless a parameter says so',
  'auth.answerFactor': 'the token of a sign-in',
  'auth.completePasskeySetup': 'the token of a sign-in',
  'auth.confirm': 'one’s own password',
  'factors.addPasskey': 'what a device signed',
  'calendar.move': 'the time at which the event begins: shared-events.test.ts',
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
  'custody.attach': 'a return of somebody who left: custody.test.ts',
  'custody.giveBack': 'items that a person signed for',
  'custody.handOver': 'items that nobody has',
  'custody.sign': 'an input that meets the rules between its fields',
  'fieldReports.openIncident': 'an incident within its input: field-report.test.ts',
  'fines.signTerm': 'an input that meets the rules between its fields',
  'interviews.opinion': 'an interview of somebody else’s application, in which one takes part',
  'inventory.close': 'a count that was handed over, with all of its lines validated',
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
export const unpointed: Record<string, string> = {
  'accessKeys.create': 'people may not make keys for themselves unless a parameter says so',
  'activations.create': 'a sale that was approved',
  'applicants.hire': 'an application in the stage of those who are hired',
  'blacklist.create': 'evidence that is a PDF',
  'blockingSimulations.refresh': 'one refresh at a time, and one runs',
  'calendar.update': 'an event of one’s own',
  'campaignResults.create': 'channels with the names of paid media',
  'deskSales.create': 'a lead that was won',
  'documents.create': 'a document is either somebody’s or everybody’s',
  'firstDays.open': 'an application with an accepted offer, or a hire',
  'fuels.create': 'a reading between those of the vehicle',
  'interviews.create': 'an application that is interviewed',
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

/** Writes that superadmins too do with their own rows alone, by router. */
const ownAlone: Record<string, string> = {
  sessions: 'forgetDevice',
  factors: 'removePasskey',
  push: 'end',
  jobApplications: 'withdraw',
  resume:
    'updateEducation removeEducation updateExperience removeExperience updateCertificate removeCertificate',
  applicationReviews: 'ask',
  talentBank: 'switchSearch removeSearch',
  calendar: 'answer',
  handbook: 'confirm',
  refunds: 'update',
  listViews: 'update remove',
  sheetImports: 'mapColumns advance undo keepMapping removeMapping',
  vehicleMaintenance: 'request cancelOwn',
  vehicleRequests: 'update remove',
  equipmentRequests: 'update cancel',
  documents: 'sign',
  ownFirstDay: 'sendPaper saveSizes saveBank',
  onboardingReading: 'start',
  personalDataRequests: 'remove',
}
/** What a planted row shows of superadmins: they change it, or it has to be theirs. */
export function reachOfSuperadmin([path]: Walked): string {
  const [router, name] = path.split('.') as [string, string]
  return ownAlone[router]?.split(' ').includes(name) ? 'writes own' : 'writes all'
}

/** Whether the walk shows whose rows it writes: their own manager changes them, somebody of another provider does not. */
export const showsOwner = ([path]: Walked) =>
  !groupWide.test(path) && !path.endsWith('.create') && !(path in unseen)

/** Whether what it makes may point at rows of one's own alone. */
const pointsAtOwn = ([path]: Walked) =>
  !groupWide.test(path) && path.endsWith('.create') && !(path in unseen) && !(path in unpointed)

/** Of a write that takes an id: `writes all`, `writes own`, or `writes` where no planted row shows its owner. */
export function reachOfWrite(walked: Walked, isSuperadmin: boolean): string {
  if (groupWide.test(walked[0])) return 'writes all'
  if (!showsOwner(walked) && !pointsAtOwn(walked)) return 'writes'
  return isSuperadmin ? reachOfSuperadmin(walked) : 'writes own'
}
