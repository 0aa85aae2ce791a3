/** For a page's `clientLoader`: its data, or without a connection what the page shows when it could not be read. */
export async function orWithout<T>(serverLoader: () => Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await serverLoader()
  } catch (error) {
    // A lost connection; answers of the server, redirects among them, are for the router.
    if (!(error instanceof TypeError)) throw error
    return otherwise()
  }
}
