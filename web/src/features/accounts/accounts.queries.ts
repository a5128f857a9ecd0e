/** Operations that the public pages send without Apollo. Codegen reads them like the .graphql files. */

export const companySettings = /* GraphQL */ `
  query CompanySettings {
    company {
      titleSuffix
      timezone
      invoiceReading
      homeCityId
      logo
      branches {
        id
        name
      }
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
        branchId
        userRole {
          name
          actions
        }
      }
      mustSetUpSecondFactor
    }
  }
`;

export const forgotPassword = /* GraphQL */ `
  mutation ForgotPassword($input: ForgotPasswordInput!) {
    forgotPassword(input: $input)
  }
`;

export const verifyResetLink = /* GraphQL */ `
  query VerifyResetLink($input: VerifyResetLinkInput!) {
    verifyResetLink(input: $input)
  }
`;

export const resetPassword = /* GraphQL */ `
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input)
  }
`;

export const leaveSession = /* GraphQL */ `
  mutation LeaveSession {
    logout
  }
`;

export const verifySetUpLink = /* GraphQL */ `
  query VerifySetUpLink($input: SetUpLinkInput!) {
    verifySetUpLink(input: $input)
  }
`;

export const createFirstAdmin = /* GraphQL */ `
  mutation CreateFirstAdmin($input: CreateFirstAdminInput!) {
    createFirstAdmin(input: $input)
  }
`;
