import { nothing, savedRecord } from '@intranet/contract/answer'
import {
  applicantAnswer,
  applicantRow,
  boardAnswer,
  hiredAnswer,
  movedAnswer,
  movedManyAnswer,
  noteAnswer,
  previewAnswer,
} from '@intranet/contract/careers/applicant-answers'
import {
  applicantList,
  boardInput,
  moveApplicantInput,
  moveApplicantsInput,
  noteInput,
  previewMoveInput,
  rateApplicantInput,
  samePersonInput,
} from '@intranet/contract/careers/applicants'
import { seenRepliesAnswer, seenRepliesInput } from '@intranet/contract/careers/candidate-replies'
import { hireInput } from '@intranet/contract/careers/hire'
import { byVacancy } from '@intranet/contract/careers/vacancies'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { recordStages } from '@intranet/contract/record-stages'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readStages } from '../../../platform/record-stages.ts'
import { stagedApplications } from './applicant-record.queries.ts'
import { listApplicants } from './applicant.queries.ts'
import {
  addNote,
  decideSamePerson,
  rateApplicant,
  readApplicant,
  seeReplies,
} from './applicant-record.service.ts'
import { readBoard } from './board.service.ts'
import { hire } from './hire.service.ts'
import { moveApplicant, moveApplicants, previewMove, sendRest } from './stage.service.ts'

/** The text of a CV or of a mail may contain personal data of any kind. */
const ofRecord = {
  'curriculo.texto': 'text',
  'mensagens.texto': 'text',
  'mensagens.remetente': 'email',
} as const

/** Managers work with their providers' vacancies; everybody else with those that they wrote or hire for. */
export const applicantRouter = router({
  ...crud(
    { list: applicantList, row: applicantRow, one: applicantAnswer },
    {
      list: [
        procedure('banco_talentos', 'employee', 'providerRows').meta({ exports: exportHeads(applicantList) }),
        listApplicants,
      ],
      get: [
        procedure('banco_talentos', 'employee', 'providerRows').meta({ personal: ofRecord }),
        readApplicant,
      ],
    },
  ),
  stages: procedure('banco_talentos', 'employee', 'figures')
    .input(byId)
    .output(answers(recordStages))
    .query(({ ctx, input }) => readStages(ctx.db, stagedApplications(ctx.db, ctx.actor), input.id)),
  board: procedure('banco_talentos', 'employee', 'providerRows')
    .input(boardInput)
    .output(answers(boardAnswer))
    .query(({ ctx, input }) => readBoard(ctx.db, ctx.actor, input)),
  preview: procedure('banco_talentos', 'employee', 'providerRows')
    .meta({ personal: { destino: 'email' } })
    .input(previewMoveInput)
    .output(answers(previewAnswer))
    .query(({ ctx, input }) => previewMove(ctx.db, ctx.deps, ctx.actor, input)),
  move: procedure('banco_talentos', 'employee', 'nothing')
    .input(moveApplicantInput)
    .output(answers(movedAnswer))
    .mutation(({ ctx, input }) => moveApplicant(ctx.db, ctx.deps, ctx.actor, input)),
  moveMany: procedure('banco_talentos', 'employee', 'nothing')
    .input(moveApplicantsInput)
    .output(answers(movedManyAnswer))
    .mutation(({ ctx, input }) => moveApplicants(ctx.db, ctx.deps, ctx.actor, input)),
  /** Everybody still open, once a vacancy is filled. */
  sendRest: procedure('banco_talentos', 'manage', 'nothing')
    .input(byVacancy)
    .output(answers(movedManyAnswer))
    .mutation(({ ctx, input }) => sendRest(ctx.db, ctx.deps, ctx.actor, input.id_vaga)),
  rate: procedure('banco_talentos', 'employee', 'nothing')
    .input(rateApplicantInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => rateApplicant(ctx.db, ctx.actor, input)),
  note: procedure('banco_talentos', 'employee', 'nothing')
    .input(noteInput)
    .output(answers(noteAnswer))
    .mutation(({ ctx, input }) => addNote(ctx.db, ctx.actor, input)),
  /** Answers to our mails, up to the one that was seen. */
  seeReplies: procedure('banco_talentos', 'employee', 'nothing')
    .input(seenRepliesInput)
    .output(answers(seenRepliesAnswer))
    .mutation(({ ctx, input }) => seeReplies(ctx.db, ctx.actor, input)),
  samePerson: procedure('banco_talentos', 'manage', 'nothing')
    .input(samePersonInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => decideSamePerson(ctx.db, ctx.actor, input)),
  hire: procedure('rh', 'manage', 'nothing')
    .input(hireInput)
    .output(answers(hiredAnswer))
    .mutation(({ ctx, input }) => hire(ctx.deps, ctx.db, ctx.actor, input)),
})
