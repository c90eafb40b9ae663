/** Every background job, by module. */
import { accessReviewJob } from './modules/access/settings/access-review.job.ts'
import { partnerWarningJob } from './modules/access/settings/partner.service.ts'
import { accessCleanupJob } from './modules/access/auth/access-cleanup.job.ts'
import { faqPurgeJob } from './modules/content/faq/faq-search.service.ts'
import { versionNoticeJob } from './modules/content/handbook/version-notice.job.ts'
import { newsPublicationJob } from './modules/content/news/publication.service.ts'
import { onboardingArrivalJob, onboardingReminderJob } from './modules/people/onboarding/reminder.job.ts'
import { documentExpiryJob } from './modules/people/documents/document-expiry.job.ts'
import { calendarReminderJob } from './modules/content/calendar/reminder.job.ts'
import { greetingJob } from './modules/people/hr-reports/greeting.job.ts'
import { readingRetentionJob } from './modules/people/personal-data/reading-retention.job.ts'
import { blacklistExpiryJob } from './modules/sales/blacklist/blacklist.service.ts'
import { erpSenderJob } from './modules/sales/erp/erp-sender.job.ts'
import { figureCompactionJob } from './modules/sales/sales-reports/compaction.job.ts'
import { leadDigestJob } from './modules/sales/leads/lead-digest.job.ts'
import { leadImportJob } from './modules/sales/lead-imports/run-import.service.ts'
import { leadRetentionJob } from './modules/sales/lead-imports/lead-retention.job.ts'
import { rouletteRetentionJob } from './modules/marketing/roulette/participant.service.ts'
import { raffleJob } from './modules/marketing/roulette/raffle.service.ts'
import {
  communicationUpkeepJob,
  communicationWeeklyJob,
  shiftJob,
} from './modules/marketing/communication/communication-jobs.ts'
import type { Job } from './platform/job.ts'
import { storageCleanupJob } from './platform/storage-cleanup.job.ts'
import { mailJob, strandedMailJob } from './platform/mail.job.ts'

export const jobList: readonly Job<never>[] = [
  mailJob,
  strandedMailJob,
  accessCleanupJob,
  partnerWarningJob,
  accessReviewJob,
  storageCleanupJob,
  onboardingReminderJob,
  onboardingArrivalJob,
  newsPublicationJob,
  versionNoticeJob,
  faqPurgeJob,
  documentExpiryJob,
  readingRetentionJob,
  greetingJob,
  calendarReminderJob,
  blacklistExpiryJob,
  erpSenderJob,
  figureCompactionJob,
  leadDigestJob,
  leadRetentionJob,
  raffleJob,
  rouletteRetentionJob,
  leadImportJob,
  shiftJob,
  communicationUpkeepJob,
  communicationWeeklyJob,
]
