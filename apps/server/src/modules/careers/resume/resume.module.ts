import { resume as text } from '@intranet/contract/messages/careers'
import { defineModule } from '../../../platform/module.ts'
import { pdfTextJob, rereadPdfJob, strandedPdfJob } from './pdf-text.job.ts'
import { resumeRetentionJob } from './resume-retention.job.ts'
import { resumeData } from './resume.personal-data.ts'
import { resumeRoutes } from './resume.rest.ts'
import { resumeRouter } from './resume.router.ts'
import { curriculumFiles } from './resume.service.ts'

export const resumeModule = defineModule({
  name: 'resume',
  routers: { resume: resumeRouter },
  routes: resumeRoutes,
  jobs: [pdfTextJob, strandedPdfJob, rereadPdfJob, resumeRetentionJob],
  files: {
    curriculo: curriculumFiles,
  },
  refusals: {
    texts: {
      curriculo_formacao_datas: [text.educationDates, 'data_inicio'],
      curriculo_formacao_conclusao: [text.educationEnd, 'data_fim'],
      curriculo_experiencia_datas: [text.experienceDates, 'data_inicio'],
      curriculo_experiencia_atual: [text.experienceEnd, 'data_fim'],
      curriculo_certificado_datas: [text.certificateDates, 'data_validade'],
    },
    ofCodeAlone: ['curriculo_consentimento', 'curriculo_pdf_lido', 'curriculo_pdf_recusado'],
  },
  personalData: { kept: resumeData },
})
