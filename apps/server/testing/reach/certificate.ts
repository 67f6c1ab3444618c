/**
 * A certificate for `localhost` that a test's own server signs with: it opens nothing, and no program
 * trusts it but a test that is told to. Made with openssl; good for a hundred years.
 */
export const testCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIByDCCAW2gAwIBAgIUF5xWOT9h6QZxCTDXBVQcWmwNM64wCgYIKoZIzj0EAwIw
KjEoMCYGA1UEAwwfbG9vcGJhY2sgcHVzaCBzZXJ2aWNlIGZvciB0ZXN0czAgFw0y
NjExMjExMDMyMzNaGA8yMTI2MTAyODEwMzIzM1owKjEoMCYGA1UEAwwfbG9vcGJh
Y2sgcHVzaCBzZXJ2aWNlIGZvciB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEH
A0IABMDqMBNoT5UigBmaXlvVR5f1xRk4qcllX8waVEfvox2U6a7OnwcAezz6IJ9O
gAoeVHaommV6ANtk43vP69v0pSqjbzBtMB0GA1UdDgQWBBShyZz0ySH1r6bfvo6E
JSpcsytm5TAfBgNVHSMEGDAWgBShyZz0ySH1r6bfvo6EJSpcsytm5TAaBgNVHREE
EzARgglsb2NhbGhvc3SHBH8AAAEwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQD
AgNJADBGAiEArcDZBZLsvrJd+Z5aAzP1MtiZeD0egpC2Q6totv6wa1sCIQD53spn
DlQ1DI3yE+a9hIpIdinL+hx3H97AUWuB8MPodg==
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvrNMFe+Zxa2902Iu
054dBZuKvsy5Y8MSrvasTF3P6bahRANCAATA6jATaE+VIoAZml5b1UeX9cUZOKnJ
ZV/MGlRH76MdlOmuzp8HAHs8+iCfToAKHlR2qJplegDbZON7z+vb9KUq
-----END PRIVATE KEY-----`,
};
