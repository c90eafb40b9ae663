/** What tests seal with. */
export const TEST_KEY = 'a key of the tests that everybody knows'
