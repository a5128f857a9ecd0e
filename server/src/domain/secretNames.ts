/** Properties whose values enter neither the change log nor a stored answer, told by their names. */
const secrets = /password|token|secret|hash/i;

export const isSecretName = (property: string): boolean => secrets.test(property);
