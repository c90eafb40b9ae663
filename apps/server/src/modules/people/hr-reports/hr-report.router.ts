import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf } from '@intranet/contract/answer'
import {
  hrReportBirthdaysRow,
  hrReportAnniversariesRow,
  hrReportAdmissionsRow,
  hrReportDismissalsRow,
  hrReportGeneralRow,
  hrReportGendersRow,
  hrReportPyramidRow,
  hrReportProviderCitiesRow,
  hrReportFamiliesRow,
  hrReportAdmissionsByMonthAnswer,
  hrReportTurnoverAnswer,
} from '@intranet/contract/people/hr-report-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  admissionReport,
  anniversaryReport,
  birthdayReport,
  countReport,
  dayFigures,
  dismissalReport,
  familyReport,
  genderHeads,
  genderInput,
  generalInput,
  generalReport,
  providerCityHeads,
  pyramidHeads,
  pyramidInput,
  staffFigures,
} from '@intranet/contract/people/hr-reports'
import { providerFigures } from '@intranet/contract/provider-figures'
import { dependantText } from '@intranet/contract/people/family-options'
import { readsColleagueDays, reportReach } from '@intranet/contract/people/hr-reports-access'
import {
  opensTo,
  procedure,
  readsRecorded,
  readsWide,
  router,
} from '../../../platform/procedure/procedure.ts'
import { countAdmissionsByMonth, listAdmissions } from './admission.queries.ts'
import { countDaysByProvider, listAnniversaries, listBirthdays } from './colleague-days.queries.ts'
import { readTurnover } from './dismissal.queries.ts'
import { readGenders, readProviderCities, readPyramid } from './head-count.service.ts'
import { readStaffFigures } from './staff-figures.service.ts'
import { readDismissals, readFamilies, readGeneral } from './sensitive-report.service.ts'

const ofColleagues = opensTo(readsColleagueDays)
const ofStaff = opensTo((holder) => reportReach(holder) !== null)

/** The reports of /reports. A level of `rh` is not enough to read them: each says who its readers are. */
export const hrReportRouter = router({
  birthdays: procedure('rh', 'signedIn', 'providerRows')
    .meta({ exports: exportHeads(birthdayReport), ...ofColleagues, ...readsWide })
    .input(birthdayReport.input)
    .output(answers(pageOf(hrReportBirthdaysRow)))
    .query(({ ctx, input }) => listBirthdays(ctx.db, ctx.actor, input)),
  anniversaries: procedure('rh', 'signedIn', 'providerRows')
    .meta({ exports: exportHeads(anniversaryReport), ...ofColleagues, ...readsWide })
    .input(anniversaryReport.input)
    .output(answers(pageOf(hrReportAnniversariesRow)))
    .query(({ ctx, input }) => listAnniversaries(ctx.db, ctx.actor, input)),
  admissions: procedure('rh', 'signedIn', 'departmentRows')
    .meta({ exports: exportHeads(admissionReport), ...ofStaff, ...readsWide })
    .input(admissionReport.input)
    .output(answers(pageOf(hrReportAdmissionsRow)))
    .query(({ ctx, input }) => listAdmissions(ctx.db, ctx.actor, input)),
  admissionsByMonth: procedure('rh', 'signedIn', 'departmentFigures')
    .meta({ ...ofStaff, ...readsWide })
    .input(admissionReport.input)
    .output(answers(hrReportAdmissionsByMonthAnswer))
    .query(({ ctx, input }) => countAdmissionsByMonth(ctx.db, ctx.actor, input)),
  dismissals: procedure('rh', 'manage', 'providerRows')
    .meta({ exports: exportHeads(dismissalReport), ...readsRecorded })
    .input(dismissalReport.input)
    .output(answers(pageOf(hrReportDismissalsRow)))
    .query(({ ctx, input }) => readDismissals(ctx.db, ctx.actor, input)),
  turnover: procedure('rh', 'manage', 'figures')
    .meta(readsWide)
    .input(dismissalReport.input)
    .output(answers(hrReportTurnoverAnswer))
    .query(({ ctx, input }) => readTurnover(ctx.db, ctx.actor, input)),
  general: procedure('rh', 'signedIn', 'departmentRows')
    .meta({ exports: exportHeads(generalReport), ...ofStaff, ...readsRecorded })
    .input(generalInput)
    .output(answers(pageOf(hrReportGeneralRow)))
    .query(({ ctx, input }) => readGeneral(ctx.db, ctx.actor, input)),
  genders: procedure('rh', 'signedIn', 'departmentFigures')
    .meta({ exports: genderHeads, ...ofStaff, ...readsWide })
    .input(genderInput)
    .output(answers(pageOf(hrReportGendersRow)))
    .query(({ ctx, input }) => readGenders(ctx.db, ctx.actor, input)),
  pyramid: procedure('rh', 'signedIn', 'departmentFigures')
    .meta({ exports: pyramidHeads, ...ofStaff, ...readsWide })
    .input(pyramidInput)
    .output(answers(pageOf(hrReportPyramidRow)))
    .query(({ ctx, input }) => readPyramid(ctx.db, ctx.actor, input)),
  providerCities: procedure('rh', 'signedIn', 'departmentFigures')
    .meta({ exports: providerCityHeads, ...ofStaff, ...readsWide })
    .input(countReport.input)
    .output(answers(pageOf(hrReportProviderCitiesRow)))
    .query(({ ctx, input }) => readProviderCities(ctx.db, ctx.actor, input)),
  families: procedure('rh', 'manage', 'providerRows')
    .meta({
      ...readsRecorded,
      exports: {
        ...exportHeads(familyReport),
        dependente: { label: 'Dependente', kind: 'text', says: dependantText },
      },
    })
    .input(familyReport.input)
    .output(answers(pageOf(hrReportFamiliesRow)))
    .query(({ ctx, input }) => readFamilies(ctx.db, ctx.actor, input)),
  /** The figures on the cards of providers: of all that the reader sees. */
  staffFigures: procedure('rh', 'signedIn', 'departmentFigures')
    .meta({ ...ofStaff, ...readsWide })
    .input(staffFigures.input)
    .output(answers(providerFigures))
    .query(({ ctx, input }) => readStaffFigures(ctx.db, ctx.actor, input)),
  dayFigures: procedure('rh', 'signedIn', 'figures')
    .meta({ ...ofColleagues, ...readsWide })
    .input(dayFigures.input)
    .output(answers(providerFigures))
    .query(({ ctx, input }) => countDaysByProvider(ctx.db, ctx.actor, input)),
})
