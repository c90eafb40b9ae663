import { createdRecords, nothing, savedRecord } from '@intranet/contract/answer'
import {
  attachResumePdfInput,
  createCertificatesInput,
  createEducationsInput,
  createExperiencesInput,
  saveResumeInput,
  updateCertificateInput,
  updateEducationInput,
  updateExperienceInput,
} from '@intranet/contract/careers/resume'
import {
  curriculumAnswer,
  resumeAnswer,
  resumeProposalsAnswer,
} from '@intranet/contract/careers/resume-answers'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { opensToWho, procedure, router } from '../../../platform/procedure/procedure.ts'
import { readProposals, setPdf } from './resume-pdf.service.ts'
import { saveResume } from './resume.queries.ts'
import { readCurriculum, readOwnResume } from './resume.service.ts'
import {
  addCertificates,
  addEducations,
  addExperiences,
  changeSection,
  dropSection,
} from './section.service.ts'

const own = () => procedure('banco_talentos', 'self', 'own')
const writes = () => procedure('banco_talentos', 'self', 'nothing')

export const resumeRouter = router({
  mine: own()
    .output(answers(resumeAnswer))
    .query(({ ctx }) => readOwnResume(ctx.db, ctx.actor.id)),
  /** What the PDF seems to tell; nothing of it is kept by reading it. */
  proposals: own()
    .output(answers(resumeProposalsAnswer))
    .query(({ ctx }) => readProposals(ctx.db, ctx.actor.id)),
  save: writes()
    .input(saveResumeInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => saveResume(ctx.db, ctx.actor.id, input)),
  setPdf: writes()
    .input(attachResumePdfInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => setPdf(ctx.db, ctx.deps, ctx.actor, input.id_arquivo)),
  createEducations: writes()
    .input(createEducationsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => addEducations(ctx.db, ctx.actor.id, input.objects)),
  updateEducation: writes()
    .input(updateEducationInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeSection(ctx.db, 'curriculo_formacao', ctx.actor.id, input)),
  removeEducation: writes()
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => dropSection(ctx.db, 'curriculo_formacao', ctx.actor.id, input.id)),
  createExperiences: writes()
    .input(createExperiencesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => addExperiences(ctx.db, ctx.actor.id, input.objects)),
  updateExperience: writes()
    .input(updateExperienceInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeSection(ctx.db, 'curriculo_experiencia', ctx.actor.id, input)),
  removeExperience: writes()
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => dropSection(ctx.db, 'curriculo_experiencia', ctx.actor.id, input.id)),
  createCertificates: writes()
    .input(createCertificatesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => addCertificates(ctx.db, ctx.actor.id, input.objects)),
  updateCertificate: writes()
    .input(updateCertificateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeSection(ctx.db, 'curriculo_certificado', ctx.actor.id, input)),
  removeCertificate: writes()
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => dropSection(ctx.db, 'curriculo_certificado', ctx.actor.id, input.id)),
  /** A whole CV, one's own or that of somebody whom one may hire. */
  curriculum: procedure('banco_talentos', 'self', 'providerRows')
    .meta(opensToWho('banco_talentos', 'read'))
    .input(byId)
    .output(answers(curriculumAnswer))
    .query(({ ctx, input }) => readCurriculum(ctx.db, ctx.actor, input.id)),
})
