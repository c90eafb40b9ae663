import { exportHeads } from '@intranet/contract/list'
import {
  admissionReport,
  anniversaryReport,
  birthdayReport,
  countReport,
  dismissalReport,
  familyReport,
  genderHeads,
  genderInput,
  generalInput,
  generalReport,
  providerCityHeads,
  pyramidHeads,
  pyramidInput,
} from '@intranet/contract/people/hr-reports'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { countAdmissionsByMonth, listAdmissions } from './admission.queries.ts'
import { listAnniversaries, listBirthdays } from './colleague-days.queries.ts'
import { readTurnover } from './dismissal.queries.ts'
import { readGenders, readProviderCities, readPyramid } from './head-count.service.ts'
import { assertReport } from './report-source.ts'
import { readDismissals, readFamilies, readGeneral } from './sensitive-report.service.ts'

/** The reports of /reports. A level of `rh` is not enough to read them: each checks its readers with `assertReport`. */
export const hrReportRouter = router({
  birthdays: procedure('rh', 'signedIn', 'providerRows')
    .meta({ exports: exportHeads(birthdayReport) })
    .input(birthdayReport.input)
    .query(({ ctx, input }) => {
      assertReport(ctx.actor, 'colleagues')
      return listBirthdays(ctx.db, ctx.actor, input)
    }),
  anniversaries: procedure('rh', 'signedIn', 'providerRows')
    .meta({ exports: exportHeads(anniversaryReport) })
    .input(anniversaryReport.input)
    .query(({ ctx, input }) => {
      assertReport(ctx.actor, 'colleagues')
      return listAnniversaries(ctx.db, ctx.actor, input)
    }),
  admissions: procedure('rh', 'signedIn', 'departmentRows')
    .meta({ exports: exportHeads(admissionReport) })
    .input(admissionReport.input)
    .query(({ ctx, input }) => {
      assertReport(ctx.actor, 'staff')
      return listAdmissions(ctx.db, ctx.actor, input)
    }),
  admissionsByMonth: procedure('rh', 'signedIn', 'departmentFigures')
    .input(admissionReport.input)
    .query(({ ctx, input }) => {
      assertReport(ctx.actor, 'staff')
      return countAdmissionsByMonth(ctx.db, ctx.actor, input)
    }),
  dismissals: procedure('rh', 'manage', 'providerRows')
    .meta({ exports: exportHeads(dismissalReport) })
    .input(dismissalReport.input)
    .query(({ ctx, input }) => readDismissals(ctx.db, ctx.actor, input)),
  turnover: procedure('rh', 'manage', 'figures')
    .input(dismissalReport.input)
    .query(({ ctx, input }) => readTurnover(ctx.db, ctx.actor, input)),
  general: procedure('rh', 'signedIn', 'departmentRows')
    .meta({ exports: exportHeads(generalReport) })
    .input(generalInput)
    .query(({ ctx, input }) => {
      assertReport(ctx.actor, 'staff')
      return readGeneral(ctx.db, ctx.actor, input)
    }),
  genders: procedure('rh', 'signedIn', 'departmentFigures')
    .meta({ exports: genderHeads })
    .input(genderInput)
    .query(({ ctx, input }) => {
      assertReport(ctx.actor, 'staff')
      return readGenders(ctx.db, ctx.actor, input)
    }),
  pyramid: procedure('rh', 'signedIn', 'departmentFigures')
    .meta({ exports: pyramidHeads })
    .input(pyramidInput)
    .query(({ ctx, input }) => {
      assertReport(ctx.actor, 'staff')
      return readPyramid(ctx.db, ctx.actor, input)
    }),
  providerCities: procedure('rh', 'signedIn', 'departmentFigures')
    .meta({ exports: providerCityHeads })
    .input(countReport.input)
    .query(({ ctx, input }) => {
      assertReport(ctx.actor, 'staff')
      return readProviderCities(ctx.db, ctx.actor, input)
    }),
  families: procedure('rh', 'manage', 'providerRows')
    .meta({ exports: exportHeads(familyReport) })
    .input(familyReport.input)
    .query(({ ctx, input }) => readFamilies(ctx.db, ctx.actor, input)),
})
