/** Pages of the open vacancies: the same in the server's text and in the app (docs/careers.md#pages-of-vacancies). */
export const VACANCIES_A_PAGE = 20
/** How far the list is read. */
export const MAX_VACANCY_OFFSET = 10_000
const MOST_PAGES = MAX_VACANCY_OFFSET / VACANCIES_A_PAGE + 1

/** The page that an address asks for; anything else is the first. */
export function vacancyPage(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1
}

/** Where a page of `total` vacancies leads: from a page past the last one, the page before is the last. */
export function besideVacancyPage(page: number, total: number) {
  const last = Math.min(Math.max(1, Math.ceil(total / VACANCIES_A_PAGE)), MOST_PAGES)
  return {
    last,
    before: page > 1 ? Math.min(page - 1, last) : undefined,
    next: page < last ? page + 1 : undefined,
  }
}
