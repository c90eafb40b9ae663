let typed = ''

/** The e-mail last typed at a sign-in that did not succeed, so that the page which helps on need not ask again. */
export const typedEmail = (): string => typed

/** In this page's memory alone: an address bar or a storage would show it to the one who comes next. */
export const keepTypedEmail = (email: string): void => void (typed = email)
