/** What the public pages ask without Apollo; codegen reads these texts as it reads the .graphql files. */

export const companyTitle = /* GraphQL */ `
  query CompanyTitle {
    company {
      titleSuffix
    }
  }
`;

export const authenticate = /* GraphQL */ `
  mutation Authenticate($input: AuthenticateInput!) {
    authenticate(input: $input) {
      user {
        uniqueId
        firstName
        lastName
        role
        imagePath
      }
    }
  }
`;
