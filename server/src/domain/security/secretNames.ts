/** Properties whose values enter neither the change log nor a stored answer, told by their names. The hash of a file is shown. */
const secrets = /password|token|secret|(?<!^file)hash/i;

export const isSecretName = (property: string): boolean => secrets.test(property);
